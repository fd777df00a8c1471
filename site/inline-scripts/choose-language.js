// The stored language wins over the address: a page in the other language gives way to its twin before anything is painted.
{
  let stored;
  try {
    stored = localStorage.getItem('language');
  } catch {}
  const path = location.pathname.replace(/(\/index)?(\.html)?\/?$/, '');
  const english = /^\/en(\/|$)/.test(path);
  if (stored === (english ? 'nl' : 'en')) {
    try {
      // To the twin it would seem that this page led there.
      sessionStorage.setItem('wrappie-referrer', document.referrer);
    } catch {}
    // The origin stands before the path, because browsers read `//other.example`, which is left of `/en//other.example`, as another site.
    location.replace(
      location.origin + (english ? path.slice(3) : `/en${path}`) + location.search + location.hash,
    );
  }
}
