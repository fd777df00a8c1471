// A language link keeps the choice, and takes along where on the page the visitor was.
for (const link of document.querySelectorAll('a[data-language]'))
  link.addEventListener('click', () => {
    try {
      localStorage.setItem('language', link.dataset.language);
    } catch {}
    link.search = location.search;
    link.hash = location.hash;
  });
