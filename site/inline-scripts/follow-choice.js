// Beside the calculator, the room of the chosen service in the chosen film, with the price once it is worked out. What it draws is mixed from
// two pictures by the page's styles, as in the visualiser. Until a room is chosen, and for a service without one, it is the page's picture.
{
  const place = document.querySelector('[data-follow]');
  const label = place.querySelector('p');
  const { folder, rooms, films, kinds, from, thousands } = JSON.parse(place.dataset.follow);
  const calculator = document.querySelector('wrap-price-calculator');
  const [opened, given] = location.hash.slice(1).split('?');
  const asked = new URLSearchParams(given);
  const choice = {
    projectType: opened || new URLSearchParams(location.search).get('service'),
    folieType: asked.get('folieType'),
  };
  const taken = { film: asked.get('film'), folieType: choice.folieType };

  const show = (price = '') => {
    const room = rooms[choice.projectType];
    place.hidden = !room;
    if (!room) return;
    const own = taken.folieType === choice.folieType && taken.film;
    const [blend, grain, filmName] = films[own] ?? films[kinds[choice.folieType]] ?? films[room.film];
    if (place.dataset.room !== room.id) {
      place.dataset.room = room.id;
      const layers = ['white', 'black'].map(
        (tone) =>
          `<div data-layer="${tone}"><img src="${folder}/${room.id}-${tone}-${room.width}.avif" alt=""><i></i></div>`,
      );
      place.firstElementChild.innerHTML = layers.join('');
    }
    const mixed = {
      c: blend,
      g: grain ? `url(${folder}/${room.id}-${grain}-1200.avif)` : 'none',
      s: room.light ? `url(${folder}/${room.id}-light-800.avif)` : 'none',
    };
    for (const [name, value] of Object.entries(mixed)) place.style.setProperty(`--${name}`, value);
    label.textContent = `${room.name} in ${filmName}${price && `, ${from.replace('0', price)}`}`;
    place.setAttribute('aria-label', label.textContent);
  };

  // The only event of the shadow root that leaves it: its target is in the path, the root being open.
  calculator.addEventListener('input', (event) => {
    const { name, value } = event.composedPath()[0];
    if (name === 'projectType') choice.folieType = null;
    if (name in choice) choice[name] = value;
    show();
  });
  calculator.addEventListener('wrap-price-calculated', ({ detail }) =>
    show(String(detail.estimatedPrice).replace(/\B(?=(\d{3})+$)/g, thousands)),
  );
  show();
}
