// The button waits until something is chosen. Without this script the select is required, which says the same.
{
  const form = document.getElementById('price-card');
  const check = () => {
    form.querySelector('button').disabled = !form.elements.service.value;
  };
  form.addEventListener('change', check);
  addEventListener('pageshow', check);
  check();
}
