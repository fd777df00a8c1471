// On a slow phone the pictures further down would share the connection with the widget of the first screen. So what follows the first
// block waits until the widget's script is there, until the visitor scrolls (or tries to) or presses a key, or for five seconds.
{
  const { localName } = document.currentScript.previousElementSibling.firstElementChild;
  const { className, dataset } = document.documentElement;
  const follow = () => {
    delete dataset.only;
  };
  // Only where paint-first.js shows the page block by block: an address with an anchor opens further down.
  if (className) dataset.only = '[data-later]';
  customElements.whenDefined(localName).then(follow);
  for (const type of ['scroll', 'wheel', 'touchmove', 'keydown'])
    addEventListener(type, follow, { once: true });
  setTimeout(follow, 5000);
}
