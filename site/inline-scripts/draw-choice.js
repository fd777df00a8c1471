// Beside the calculator, the room of the chosen service in the chosen film, with the price once it is worked out. It is mixed from two
// pictures, as in the visualiser. For a service without a room the page's picture stays.
{
  const { folder, styles, rooms, films, kinds, words } = FOLLOWED_CHOICE;
  const { lang } = document.documentElement;
  const [from, euro, thousands] = words[lang];
  const calculator = document.querySelector('wrap-price-calculator');
  const [service, query] = location.hash.slice(1).split('?');
  const asked = new URLSearchParams(query);
  const [place, mixed, label] = ['div', 'div', 'p'].map((tag) => document.createElement(tag));
  place.dataset.follow = '';
  mixed.dataset.mixed = '';
  place.role = 'img';
  const root = place.attachShadow({ mode: 'open' });
  root.append(mixed, label);
  // Over the page's picture.
  calculator.closest('section').lastElementChild.append(place);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];

  const chosen = (name) => calculator.shadowRoot.querySelector(`[name=${name}]:checked`)?.value;
  const show = (price = '') => {
    // Until the calculator has taken what the address says.
    const isNew = !chosen('projectType');
    const room = rooms[isNew ? service : chosen('projectType')];
    place.hidden = !room;
    if (!room) return;
    const kind = isNew ? asked.get('folieType') : chosen('folieType');
    // The film that came along in the address, as long as its kind is chosen and the room takes it: none for glass on a kitchen.
    const own = kind === asked.get('folieType') && films[asked.get('film')];
    const fits = own && room.groups.includes(own[3]);
    const [blend, grain, name] = (fits && own) || films[kinds[kind]] || films[room.film];
    if (place.dataset.room !== room.id) {
      place.dataset.room = room.id;
      mixed.replaceChildren();
      for (const tone of ['white', 'black']) {
        const [layer, picture] = [document.createElement('div'), new Image()];
        layer.dataset.layer = tone;
        picture.alt = '';
        picture.src = `${folder}/${room.id}-${tone}-${room.width}.avif`;
        layer.append(picture, document.createElement('i'));
        mixed.append(layer);
      }
    }
    const drawn = (name, width) => `url(${folder}/${room.id}-${name}-${width}.avif)`;
    place.style.setProperty('--c', blend);
    place.style.setProperty('--g', grain ? drawn(grain, 1200) : 'none');
    place.style.setProperty('--s', room.light ? drawn('light', 800) : 'none');
    label.textContent = `${room.name[lang]} in ${name[lang]}${price && `, ${from} ${euro}${price}`}`;
    place.setAttribute('aria-label', label.textContent);
  };

  // After the calculator has taken the change: it draws the fields of another service.
  calculator.addEventListener('input', () => setTimeout(() => show()));
  calculator.addEventListener('wrap-price-calculated', ({ detail }) =>
    show(String(detail.estimatedPrice).replace(/\B(?=(\d{3})+$)/g, thousands)),
  );
  show();
}
