// The handle is a range input, so it can be dragged and moved with the keys. It tells the picture below how far to open, and tells a
// screen reader how much of the first picture shows.
for (const range of document.querySelectorAll('[data-compare] input')) {
  const frame = range.parentElement;
  const first = frame.querySelector('figcaption').textContent;
  const show = () => {
    frame.style.setProperty('--open', range.value / 100);
    range.ariaValueText = `${range.value}% ${first}`;
  };
  range.addEventListener('input', show);
  show();
}
