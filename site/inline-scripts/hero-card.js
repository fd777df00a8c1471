// The button is disabled until a service is chosen. Without this script the select is `required`, which has the same effect.
{
  const form = document.getElementById('price-card');
  const check = () => {
    form.querySelector('button').disabled = !form.elements.service.value;
  };
  form.addEventListener('change', check);
  addEventListener('pageshow', check);
  check();
}
