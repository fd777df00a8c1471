// Stores a chosen language at once, and opens the twin page at the same scroll position, also before any other script has loaded. It
// runs at the end of the document, before any module.
document.addEventListener(
  'readystatechange',
  () => {
    // Both languages have the same landmarks. Other headings may be sticky, so their position says nothing.
    const landmarks = document.querySelectorAll('main :is(section,h3,[data-prose] h2)');
    const top = (index) => landmarks[index].getBoundingClientRect().top;
    const here = location.pathname;
    document.querySelector('wrap-language-switcher')?.addEventListener('click', (event) => {
      const link = event.composedPath()[0];
      link.search = location.search;
      link.hash = location.hash;
      try {
        localStorage.language = link.lang;
        // The landmark closest to the reading position, just below the header.
        let index = 0;
        const away = (other) => Math.abs(top(other) - 120);
        landmarks.forEach((_, other) => {
          if (away(other) < away(index)) index = other;
        });
        sessionStorage[link.pathname] = [index, top(index)];
      } catch {
        // Storage is forbidden here: the twin opens in its own language, at its top.
      }
    });
    // Opening storage is slow, so only do it for a visitor who comes from the twin.
    if (document.referrer.startsWith(location.origin))
      try {
        const [index, before] = sessionStorage[here].split(',');
        delete sessionStorage[here];
        // The page must have its full height first.
        document.documentElement.className = '';
        scrollBy({ top: top(index) - before, behavior: 'instant' });
      } catch {
        // There is no place to go back to, or storage is forbidden.
      }
  },
  { once: true },
);
