// On a cheap phone most of the first paint is layout of what nobody sees yet. So the page's styles leave out what comes after
// the first block, and what is `data-later` in it (`.first` in page-base.ts), and here it follows: a block a frame, so that no
// task is long. Each comes below all that is shown, so nothing moves. Not where the page opens elsewhere than at its top.
{
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  const follow = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const block = document.querySelector(':is(main>*+*,[data-later],body>footer):not(.seen)');
        block?.classList.add('seen');
        if (block || document.readyState === 'loading') follow();
        else root.className = '';
      }),
    );
  // Its name also has the text that a search engine points to, which `location` keeps to itself.
  if (visit?.type === 'navigate' && !visit.name.includes('#')) {
    // Whoever comes from another page of ours has the heading font, and would see it come for nothing.
    root.className = document.referrer.startsWith(location.origin) ? 'first' : 'first new';
    // Only after the paint: a phone has few hands, and what is on its way to the screen needs them. Some browsers do not tell.
    let waits = true;
    const start = () => {
      if (!waits) return;
      waits = false;
      root.className = 'first';
      follow();
    };
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) start();
    }).observe({ type: 'paint' });
    addEventListener('load', start);
  }
}
