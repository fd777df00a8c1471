// Keeps the target of the address in place while what is above it changes its height, until the visitor scrolls, presses or types: the
// calculator shows a kept result only once its script is there, while the browser scrolls past it to the form. The assistant leads to the
// form with a question in the address, `#contact?question=…`. A browser knows no such place on the page, so the script goes there. The form
// itself reads the question once it is on the screen and loaded.
{
  let target;
  let place;
  const measure = () => target.getBoundingClientRect().top + scrollY;
  const observer = new ResizeObserver(() => {
    const before = place;
    place = measure();
    if (place !== before) target.scrollIntoView();
  });
  const stop = () => observer.disconnect();
  const follow = () => {
    stop();
    const [id, question] = location.hash.slice(1).split('?');
    target = document.getElementById(id);
    if (!target) return;
    if (question) target.scrollIntoView();
    place = measure();
    observer.observe(document.body);
  };
  for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, stop, { passive: true });
  addEventListener('hashchange', follow);
  // After a reload and on the way back the browser restores the visitor's own place.
  if (!/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)) follow();
}
