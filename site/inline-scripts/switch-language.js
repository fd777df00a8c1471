// A chosen language is kept at once, and the twin page opens at the same place: also while no other script is there. It waits
// for the end of the page, which comes before any module.
document.addEventListener(
  'readystatechange',
  () => {
    // Both languages have the same ones. Other headings may stick, and say nothing of the place.
    const landmarks = document.querySelectorAll('main :is(section,h3,[data-prose] h2)');
    const top = (index) => landmarks[index].getBoundingClientRect().top;
    const here = location.pathname;
    document.querySelector('wrap-language-switcher')?.addEventListener('click', (event) => {
      const link = event.composedPath()[0];
      link.search = location.search;
      link.hash = location.hash;
      try {
        localStorage.language = link.lang;
        // The one that stands nearest to where people read: just below the header.
        let index = 0;
        const away = (other) => Math.abs(top(other) - 120);
        landmarks.forEach((_, other) => {
          if (away(other) < away(index)) index = other;
        });
        sessionStorage[link.pathname] = [index, top(index)];
      } catch {}
    });
    // Storage is slow to open: only for who comes from the twin.
    if (document.referrer.startsWith(location.origin))
      try {
        const [index, before] = sessionStorage[here].split(',');
        delete sessionStorage[here];
        // All of the page has to have its height.
        document.documentElement.className = '';
        scrollBy({ top: top(index) - before, behavior: 'instant' });
      } catch {}
  },
  { once: true },
);
