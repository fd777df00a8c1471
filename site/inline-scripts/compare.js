// The handle is a range input: it can be dragged and moved with the keys. It tells the picture below how far to open.
for (const range of document.querySelectorAll('[data-compare] input')) {
  const show = () => range.parentElement.style.setProperty('--open', range.value);
  range.addEventListener('input', show);
  show();
}
