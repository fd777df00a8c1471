// `/kleuren-folie#folie?room=kitchen&film=WF-116` tells the visualiser what to show, and no element has that as its id. The visualiser
// gets it, so the browser itself scrolls there, at once and as to any anchor: on the way back it restores the visitor's own place.
document.addEventListener(
  'readystatechange',
  () => {
    const anchor = location.hash.slice(1);
    if (anchor.includes('?')) document.querySelector('wrap-film-visualiser').id = anchor;
  },
  { once: true },
);
