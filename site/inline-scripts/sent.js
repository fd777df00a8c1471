// The form-mail service puts the reference of the request that it took in the address. A visitor without one is told that nothing
// was sent.
{
  const query = new URLSearchParams(location.search);
  const reference = query.get('ref');
  const line = document.getElementById('referentie');
  if (query.get('success') !== 'true') {
    const section = document.getElementById('verzonden');
    const heading = section.querySelector('h1');
    heading.textContent = heading.dataset.otherwise;
    section.replaceChildren(heading, document.getElementById('niets').content);
  } else if (/^WR-\w{8}$/.test(reference)) {
    line.querySelector('span').textContent = reference;
    line.hidden = false;
  }
}
