// On a cheap phone most of the first paint is layout of what nobody sees yet. So the page's styles leave out what lies below
// (`.first` in page-base.ts), and here it follows: a block a frame, so that no task is long. Not where the page opens elsewhere
// than at its top, nor where the browser would not hold what people read in its place.
{
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  let shown = 0;
  const follow = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const block = document.querySelectorAll('main>*,body>footer')[shown];
        if (block) block.style.contentVisibility = 'visible';
        else if (document.readyState !== 'loading') return;
        if (block) shown++;
        follow();
      }),
    );
  // Its name also has the text that a search engine points to, which `location` keeps to itself.
  if (visit?.type === 'navigate' && !visit.name.includes('#') && 'overflowAnchor' in root.style) {
    root.className = 'first';
    follow();
  }
}
