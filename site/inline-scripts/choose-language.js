// The stored language wins over the address: a page in another language gives way to its twin before anything is painted. The build
// writes the codes of our languages in: the first, whose pages stand at the root, and the others, joined by bars.
{
  let stored;
  try {
    stored = localStorage.language;
  } catch {}
  const path = location.pathname.replace(/(\/index)?(\.html)?\/?$/, '');
  // `/en/over-ons` is split into nothing, the code and the route; an address of the first language is all route.
  const parts = path.split(/^\/(OTHER_LANGUAGES)(?=\/|$)/);
  const route = parts.pop();
  if (stored !== (parts[1] || 'FIRST_LANGUAGE') && /^(FIRST_LANGUAGE|OTHER_LANGUAGES)$/.test(stored)) {
    try {
      // To the twin it would seem that this page led there.
      sessionStorage['wrappie-referrer'] = document.referrer;
    } catch {}
    // The origin stands before the path, because browsers read `//other.example`, which is left of `/en//other.example`, as another site.
    location.replace(
      location.origin +
        (stored === 'FIRST_LANGUAGE' ? '' : `/${stored}`) +
        route +
        location.search +
        location.hash,
    );
  }
}
