// On a slow phone most of the first paint is layout of content below the first screen. So the page's styles hide what comes after
// the first block, and what is marked `data-later` in it (`.first` in page-base.ts). This script shows it one block per frame, so
// that no task is long. Each block is below what is already shown, so nothing moves. It does nothing when the page opens at another
// place than its top. `first` stays, because without it the styles of the whole page would be calculated again. A link to a block that
// is not there yet shows the whole page at once, and goes there again. A fragment that the page writes itself is no link.
{
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  let first = '[data-later]';
  const follow = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const block = root.querySelector(`:not(.seen):is(${first || 'main>*+*,[data-later],body>footer'})`);
        block?.classList.add('seen');
        if (root.querySelector(':target')) {
          root.className = '';
          location.replace(location.hash);
        } else if (block) follow();
        else if (first || document.readyState === 'loading') setTimeout(follow, 50);
      }),
    );
  // The entry's name includes a text fragment (`:~:text=`), which `location` hides.
  if (visit?.type === 'navigate' && !visit.name.includes('#')) {
    // A visitor from another page of this site has the heading font already, and would see it change.
    root.className = document.referrer.startsWith(location.origin) ? 'first' : 'first new';
    // The blocks follow only after the first paint. Some browsers do not report it.
    new Promise((painted) => {
      new PerformanceObserver((paints) => {
        paints.getEntriesByName('first-contentful-paint').map(painted);
      }).observe({ type: 'paint' });
      addEventListener('load', painted);
    }).then(follow);
    // The heading font and the pictures further down would share a slow connection with what the first screen needs. So they wait until
    // that is there (with the script of a widget: see widget-first.js), until the visitor scrolls or presses a key, or for five seconds.
    const goOn = () => {
      first = '';
      root.classList.remove('new');
    };
    window.onwheel = window.ontouchmove = window.onkeydown = goOn;
    setTimeout(goOn, 5000);
    addEventListener('load', () => Promise.resolve(root.widget).then(goOn));
  }
}
