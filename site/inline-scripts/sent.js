// The form-mail service puts the reference of the request that it took in the address. Only a request of this device is confirmed: the
// outbox's script says so (widgets/adapters/tab/receipt-page.ts).
{
  const query = new URLSearchParams(location.search);
  const reference = query.get('ref');
  const section = document.getElementById('verzonden');
  const show = (id) => section.replaceChildren(document.getElementById(id).content);
  if (query.get('success') !== 'true') show('niets');
  else if (/^WR-\w{8}$/.test(reference))
    document.addEventListener('wrap-request-known', () => {
      show('bekend');
      section.querySelector('span').textContent = reference;
    });
}
