// The form-mail service puts the reference of the request that it took in the address. A visitor without one is told that nothing was
// sent. The form noted in this tab what it sent here: for any other reference, which anybody can write into an address, the words are
// neutral.
{
  const query = new URLSearchParams(location.search);
  const reference = query.get('ref');
  const line = document.getElementById('referentie');
  let sentHere;
  try {
    sentHere = sessionStorage.getItem('wrappie-sent');
  } catch {
    // Storage is forbidden here: the words stay neutral.
  }
  const replaceBy = (id) => {
    const section = document.getElementById('verzonden');
    const heading = section.querySelector('h1');
    heading.textContent = heading.dataset[id];
    section.replaceChildren(heading, document.getElementById(id).content);
  };
  if (query.get('success') !== 'true') replaceBy('niets');
  else if (!reference || reference !== sentHere) replaceBy('elders');
  else if (/^WR-\w{8}$/.test(reference)) {
    line.querySelector('span').textContent = reference;
    line.hidden = false;
  }
}
