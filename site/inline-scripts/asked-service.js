// The service in the address, as in the links of the service pages, has its fields with the first paint. The script sets the attribute
// that stands for them, so the calculator starts with what it finds.
{
  const calculator = document.querySelector('wrap-price-calculator');
  const root = calculator.shadowRoot;
  const asked = new URLSearchParams(location.search).get('service')?.trim().toLowerCase();
  // A browser without declarative shadow roots draws the calculator later, fields included.
  if (asked && root) {
    const { services, aliases } = JSON.parse(root.querySelector('[data-fragments]').textContent);
    const radios = [...root.querySelectorAll('[name=projectType]')];
    const radio = radios.find(({ value }) => value === asked || value === aliases[asked]);
    if (radio) {
      radio.setAttribute('checked', '');
      root.querySelector('[role=radiogroup]+p').outerHTML = services[radio.value];
      calculator.setAttribute('service', radio.value);
    }
  }
}
