// On a slow phone most of the first paint is layout of content below the first screen. So the page's styles hide what comes after
// the first block, and what is marked `data-later` in it (`.first` in page-base.ts). This script shows it one block per frame, so
// that no task is long. Each block is below what is already shown, so nothing moves. It does nothing when the page opens at another
// place than its top. At the end `first` stays and `whole` is added, because without `first` the styles of the whole page would be
// calculated again. A link to a block that is not there yet shows the whole page at once, and goes there again.
{
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  const follow = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        // While a widget of the first screen loads, `only` selects what may follow: see widget-first.js.
        const { only } = root.dataset;
        const block = document.querySelector(
          `:is(${only || 'main>*+*,[data-later],body>footer'}):not(.seen)`,
        );
        block?.classList.add('seen');
        if (location.hash) {
          root.className = '';
          location.replace(location.hash);
        } else if (block) follow();
        else if (only || document.readyState === 'loading') setTimeout(follow, 50);
        else root.classList.add('whole');
      }),
    );
  // The entry's name includes a text fragment (`:~:text=`), which `location` hides.
  if (visit?.type === 'navigate' && !visit.name.includes('#')) {
    // A visitor from another page of this site has the heading font already, and would see it change.
    root.className = document.referrer.startsWith(location.origin) ? 'first' : 'first new';
    // Only after the paint, because a phone downloads few things at once and the first screen needs those. Some browsers do not
    // report a paint.
    let waits = true;
    const start = () => {
      if (!waits) return;
      waits = false;
      root.classList.remove('new');
      follow();
    };
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint')[0]) start();
    }).observe({ type: 'paint' });
    addEventListener('load', start);
  }
}
