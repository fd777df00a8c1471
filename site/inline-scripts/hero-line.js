// The line between before and after follows the first drag at once: that drag is what loads the visualiser's script.
{
  const root = document.querySelector('[look=hero]').shadowRoot;
  root?.addEventListener('input', ({ target }) => {
    if (target.name === 'open') target.parentNode.style.setProperty('--open', target.value / 100);
  });
}
