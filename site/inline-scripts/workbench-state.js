// Applies what the address asks for: another kind of host, and attributes. `mode` must be set from the start. Attributes that change
// the markup are set after hydration, because the widget was prerendered without them. Some widgets hydrate on the first
// interaction.
const { tag, attributes } = document.querySelector('main').dataset;
const element = document.querySelector(tag);
const query = new URLSearchParams(location.search);
document.documentElement.dataset.host = query.get('host') ?? 'plain';
if (query.get('host') === 'rtl') document.documentElement.dir = 'rtl';

const asked = attributes.split(' ').filter((name) => query.has(name));
const set = (name) => element.setAttribute(name, query.get(name));
const later = asked.filter((name) => name !== 'mode');
const setLater = () => {
  if (element[Symbol.for('r2wc.context')]) return later.map(set);
  element.shadowRoot?.firstElementChild?.dispatchEvent(new Event('pointerover'));
  requestAnimationFrame(setLater);
};
if (asked.includes('mode')) set('mode');
if (later.length > 0) setLater();
