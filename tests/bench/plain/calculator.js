/* The price calculator without a library, as one could write it in an afternoon: the reference for ours. */
const form = document.querySelector('form');
const fields = document.querySelector('#fields');
const button = document.querySelector('button');
const output = document.querySelector('output');

const degrees = { eenvoudig: ['Eenvoudig', 1], gemiddeld: ['Gemiddeld', 1.3], complex: ['Complex', 1.8] };
const floors = {
  'begane-grond': ['Begane grond', 1],
  'eerste-etage': ['Eerste etage', 1.15],
  'tweede-etage': ['Tweede etage', 1.35],
  'moeilijk-bereikbaar': ['Moeilijk bereikbaar', 1.6],
};
const surfaces = {
  mat: ['Mat', 1],
  glanzend: ['Glanzend', 1],
  hout: ['Hout', 1],
  metallic: ['Metallic', 1],
  leatherlook: ['Leatherlook', 1.5],
  marmerlook: ['Marmerlook', 1],
  stoflook: ['Stoflook', 1.3],
};
const glass = {
  licht: ['Licht', 1],
  medium: ['Medium', 1.1],
  donker: ['Donker', 1.2],
  privacy: ['Privacy', 1.3],
  spiegelfolie: ['Spiegelfolie', 1.4],
};
const frames = { effen: ['Effen', 1], 'hout-look': ['Houtlook', 1.2] };
const sides = { enkelzijdig: ['Een kant'], dubbelzijdig: ['Beide kanten'] };

/* Name, label, unit. A `?` after the name marks an optional field. */
const sizes = [
  ['length', 'Lengte', 'm'],
  ['width', 'Breedte', 'm'],
  ['height?', 'Hoogte', 'm', 'Telt de zijkanten mee'],
];
const flat = (v) => v.length * v.width;
const surface = (rate, factor, least = 150, area = flat) => ({
  asks: sizes,
  films: surfaces,
  levels: degrees,
  rate: () => rate,
  factor,
  least,
  area,
});
const services = {
  keuken: {
    ...surface(85, 1.5, 150, (v) => v.length * 0.8 + v.drawers * 0.5),
    asks: [
      ['length', 'Aantal fronten', '', 'Kastdeuren en zijpanelen'],
      ['drawers?', 'Aantal lades', ''],
    ],
  },
  raamfolie: {
    asks: [
      ['numberOfWindows', 'Aantal ramen', ''],
      ['windowHeight', 'Hoogte per raam', 'm'],
      ['windowWidth', 'Breedte per raam', 'm'],
    ],
    films: glass,
    levels: floors,
    rate: () => 100,
    factor: 1.2,
    least: 200,
    area: (v) => v.numberOfWindows * v.windowHeight * v.windowWidth,
  },
  meubel: surface(45, 1.2, 150, (v) => v.length * v.width + 2 * v.length * v.height + 2 * v.width * v.height),
  kozijnen: {
    asks: [
      ['width', 'Breedte', 'm', 'Buitenkant van het kozijn'],
      ['length', 'Hoogte', 'm', 'Buitenkant van het kozijn'],
    ],
    films: frames,
    levels: floors,
    sides,
    rate: (data) => (data.kozijnSides === 'enkelzijdig' ? 230 : 430),
    factor: 1,
    least: 150,
    area: flat,
  },
  deuren: surface(45, 1.1),
  jacht: surface(350, 2, 2500),
  anders: surface(45, 1),
};

/** Metres or pieces; undefined if the text is not a number. */
function read(text, unit) {
  const [, digits, given] = text.replace(/\s/g, '').match(/^([\d.,]+)(m|cm|mm)?$/i) ?? [];
  if (digits === undefined) return undefined;
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  const whole = last < 0 ? digits : digits.slice(0, last).replace(/[.,]/g, '');
  const number = Number(last < 0 ? whole : `${whole}.${digits.slice(last + 1)}`);
  const value = number / ({ cm: 100, mm: 1000 }[given] ?? 1);
  return unit || Number.isInteger(value) ? value : undefined;
}

const choices = (name, legend, table) =>
  `<fieldset><legend>${legend} *</legend>${Object.entries(table)
    .map(([value, [label]]) => `<label><input type="radio" name="${name}" value="${value}"> ${label}</label>`)
    .join('')}</fieldset>`;

function show(service) {
  const { asks, films, levels, sides } = services[service];
  fields.innerHTML =
    asks
      .map(
        ([name, label, unit, hint = '']) =>
          `<label class="field">${label}${name.endsWith('?') ? '' : ' *'} ${unit}<input name="${name.replace('?', '')}" inputmode="decimal" autocomplete="off"><small>${hint}</small><small class="wrong"></small></label>`,
      )
      .join('') +
    choices('folieType', 'Welke folie wilt u?', films) +
    choices('complexity', levels === floors ? 'Waar zit het?' : 'Hoe lastig is het werk?', levels) +
    (sides ? choices('kozijnSides', 'Welke kanten?', sides) : '');
  output.textContent = '';
}

/** The values, their mistakes, and the price if there are none. */
function sum() {
  const data = Object.fromEntries(new FormData(form));
  const service = services[data.projectType];
  const wrong = {};
  if (!service) return { wrong: { projectType: 'Maak hier een keuze' } };
  const values = {};
  for (const [key, , unit] of service.asks) {
    const name = key.replace('?', '');
    values[name] = read(data[name], unit) ?? 0;
    if (data[name].trim() === '') {
      if (name === key) wrong[name] = 'Vul dit veld in';
    } else if (read(data[name], unit) === undefined) wrong[name] = 'Dit lezen wij niet als getal';
  }
  for (const name of ['folieType', 'complexity', ...(service.sides ? ['kozijnSides'] : [])])
    if (!data[name]) wrong[name] = 'Maak hier een keuze';
  const film = service.films[data.folieType]?.[1] ?? 1;
  const level = service.levels[data.complexity]?.[1] ?? 1;
  const price = Math.round(service.area(values) * service.rate(data) * film * level * service.factor);
  return { wrong, price: Math.max(service.least, price) };
}

function refresh() {
  const { wrong } = sum();
  button.ariaDisabled = String(Object.keys(wrong).length > 0);
  output.classList.toggle('stale', output.textContent !== '');
  button.textContent = output.textContent ? 'Bereken opnieuw' : 'Bereken prijs';
}

function flag(names, wrong) {
  for (const name of names) {
    const note = form.elements[name]?.parentElement?.querySelector('.wrong');
    if (note) note.textContent = wrong[name] ?? '';
  }
}

form.addEventListener('input', ({ target }) => {
  if (target.name === 'projectType') show(target.value);
  refresh();
});
form.addEventListener('focusout', ({ target }) => flag([target.name], sum().wrong));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const { wrong, price } = sum();
  const [first] = Object.keys(wrong);
  flag(Object.keys(services[form.elements.projectType.value] ? wrong : {}), wrong);
  if (first) return (form.elements[first][0] ?? form.elements[first]).focus();
  output.innerHTML = `Uw prijsindicatie<b>vanaf € ${price.toLocaleString('nl-NL')}</b>incl. btw, indicatie, geen offerte`;
  output.classList.remove('stale');
  button.textContent = 'Bereken prijs';
});

const chosen = form.elements.projectType.value;
if (chosen) show(chosen);
refresh();
