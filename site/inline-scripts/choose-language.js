// The stored language wins over the address: a page in another language gives way to its twin before anything is painted. The build
// writes the codes of our languages in: the first, whose pages stand at the root, and the others, joined by bars.
{
  let stored;
  try {
    stored = localStorage.language;
  } catch {}
  const to = new URL(location);
  // `/en/over-ons` is split into nothing, the code and the route; an address of the first language is all route.
  const parts = to.pathname.replace(/(\/index)?(\.html)?\/?$/, '').split(/^\/(OTHER_LANGUAGES)(?=\/|$)/);
  const route = parts.pop();
  if (stored !== (parts[1] || 'FIRST_LANGUAGE') && /^(FIRST_LANGUAGE|OTHER_LANGUAGES)$/.test(stored)) {
    try {
      // To the twin it would seem that this page led there.
      sessionStorage['wrappie-referrer'] = document.referrer;
    } catch {}
    // Set as a path, because browsers read `//other.example`, which is left of `/en//other.example`, as another site.
    to.pathname = (stored === 'FIRST_LANGUAGE' ? '' : `/${stored}`) + route;
    location.replace(to);
  }
}
