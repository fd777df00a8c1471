// Buttons that copy the code of the element `yaml-NAME`. Where the browser does not allow it, the code is selected.
for (const button of document.querySelectorAll('[data-copy]')) {
  const words = button.textContent;
  button.addEventListener('click', async () => {
    const code = document.getElementById(`yaml-${button.dataset.copy}`);
    try {
      await navigator.clipboard.writeText(`${code.textContent}\n`);
      button.textContent = button.dataset.copied;
      setTimeout(() => (button.textContent = words), 2000);
    } catch {
      getSelection().selectAllChildren(code);
    }
  });
}
