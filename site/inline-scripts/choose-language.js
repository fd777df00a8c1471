// The stored language wins over the address: a page in another language is replaced by its twin before anything is painted. The
// build writes in the codes of the languages: the first, whose pages are at the root, and the others, joined by bars.
{
  let stored;
  try {
    stored = localStorage.language;
  } catch {
    // Storage is forbidden here: the address decides.
  }
  const to = new URL(location);
  // The pattern splits `/en/over-ons` into an empty string, the code and the route. The first language has no code.
  const parts = to.pathname.replace(/(\/index)?(\.html)?\/?$/, '').split(/^\/(OTHER_LANGUAGES)(?=\/|$)/);
  const route = parts.pop();
  if (stored !== (parts[1] || 'FIRST_LANGUAGE') && /^(FIRST_LANGUAGE|OTHER_LANGUAGES)$/.test(stored)) {
    try {
      // Stored, because the twin would otherwise see this page as its referrer.
      sessionStorage['wrappie-referrer'] = document.referrer;
    } catch {
      // The referrer is lost, and nothing else.
    }
    // Set as a path, because a browser reads the `//other.example` that remains of `/en//other.example` as another site.
    to.pathname = (stored === 'FIRST_LANGUAGE' ? '' : `/${stored}`) + route;
    location.replace(to);
  }
}
