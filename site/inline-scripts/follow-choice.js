// The room beside the calculator is drawn once the visitor chooses something, or comes with a choice. On a phone there is no room for it.
if (matchMedia('(min-width:1024px)').matches) {
  const draw = () => import('/follow-choice.js');
  if (location.hash) draw();
  document.querySelector('wrap-price-calculator').addEventListener('input', draw, { once: true });
}
