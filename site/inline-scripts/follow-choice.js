// The room beside the calculator is drawn once the visitor chooses something, or comes with a choice. On a phone there is no room for it.
if (matchMedia('(min-width:1024px)').matches) {
  const draw = () => import('/follow-choice.js');
  const calculator = document.querySelector('wrap-price-calculator');
  if (location.hash) draw();
  // The service in the address, which `asked-service.js` has taken.
  else if (calculator.hasAttribute('service')) addEventListener('load', draw);
  calculator.addEventListener('input', draw, { once: true });
}
