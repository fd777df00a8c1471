// Shows the price sheet of the calculation in the address. A visitor whose address holds none, or without the script, keeps the words of
// the page, and nothing is loaded.
{
  const place = document.getElementById('prijsblad');
  const [script, ...imports] = place.dataset.scripts.split(' ');
  const part = (name) => document.getElementById(`prijsblad-${name}`);
  const show = async () => {
    const isGiven = location.hash.includes('?');
    part('geen').hidden = isGiven;
    part('kapot').hidden = part('wegen').hidden = place.hidden = true;
    if (!isGiven) return;
    for (const href of imports)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const { showSheet } = await import(script);
    const sheet = await showSheet(place, document.documentElement.lang);
    part('wegen').hidden = place.hidden = !sheet;
    part('geen').hidden = Boolean(sheet);
    if (!sheet) return;
    part('wijzig').href = sheet.change;
    part('offerte').href = sheet.request;
    // A sheet that cannot be printed is there to read all the same.
    const print = () => sheet.print().catch(console.error);
    part('print').onclick = print;
    if (!sheet.asksToPrint) return;
    // The visitor may share this address: it must not open a print dialogue elsewhere.
    history.replaceState(history.state, '', location.href.replace('&print=ja', ''));
    await print();
  };
  const start = () =>
    show().catch((error) => {
      console.error(error);
      part('kapot').hidden = false;
    });
  addEventListener('hashchange', start);
  start();
}
