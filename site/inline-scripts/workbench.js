// The workbench shows one state in a frame, as its controls say. The choices are in the address, so that a bug report can link to
// them. The frame's own address shows that state alone.
const form = document.querySelector('[data-workbench]');
const preview = document.querySelector('[data-preview]');
const frame = preview.querySelector('iframe');
const log = preview.querySelector('[data-log]');
const quiet = preview.querySelector('[data-quiet]');
const shared = ['widget', 'language', 'host', 'width'];

const chosen = (name) => form.elements.namedItem(name).value;
const controls = (tag) => form.querySelector(`[data-controls=${tag}]`);
const fieldsOf = (tag) => [...controls(tag).querySelectorAll('[name]')];
const attributesOf = (tag) => fieldsOf(tag).filter(({ name, value }) => name !== 'example' && value !== '');

function stateAddress() {
  const tag = chosen('widget');
  const query = new URLSearchParams(attributesOf(tag).map(({ name, value }) => [name, value]));
  if (chosen('host') !== 'plain') query.set('host', chosen('host'));
  const example = controls(tag).querySelector('[name=example]').value;
  const { start } = form.elements.namedItem('language').selectedOptions[0].dataset;
  // Two hosts are pages of their own, with a fresh widget. There is no page for frames for a switch of languages.
  if (chosen('host') === 'classic') return `${start}/classic?widget=${tag}&${query}`;
  if (chosen('host') === 'frame' && tag !== 'wrap-language-switcher')
    return `${start.replace('/workbench', '/embed')}/${tag.replace('wrap-', '')}?${query}`;
  const search = `${query}` && `?${query}`;
  return `${start}/${tag}/${example}${search}`;
}

function keepAddress() {
  frame.style.width = chosen('width') ? `${chosen('width')}px` : '';
  const tag = chosen('widget');
  const fields = [...shared.map((name) => form.elements.namedItem(name)), ...fieldsOf(tag)];
  const query = new URLSearchParams(
    fields
      .filter(({ name, value }) => value !== '' || name === 'mode')
      .map(({ name, value }) => [name, value]),
  );
  history.replaceState(null, '', `?${query}`);
  preview.querySelector('[data-alone]').href = stateAddress();
}

function show() {
  for (const each of form.querySelectorAll('[data-controls]'))
    each.hidden = each.dataset.controls !== chosen('widget');
  keepAddress();
  // Replaces the history entry, so that Back leaves the workbench.
  if (frame.contentWindow.location.href !== new URL(stateAddress(), location).href)
    frame.contentWindow.location.replace(stateAddress());
}

// An attribute changes while the widget is live, as on a page. Its mode must be set from the start, so the frame reloads.
form.addEventListener('change', ({ target }) => {
  const element = frame.contentDocument.querySelector(chosen('widget'));
  if (target.name === 'width') return keepAddress();
  const isAttribute = target.closest('[data-controls]') && !['example', 'mode'].includes(target.name);
  if (!isAttribute || !element) return show();
  if (target.value) element.setAttribute(target.name, target.value);
  else element.removeAttribute(target.name);
  keepAddress();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  frame.contentWindow.location.replace(stateAddress());
});

frame.addEventListener('load', () => {
  const { document: inside } = frame.contentWindow;
  for (const { dataset } of form.querySelectorAll('[data-controls]'))
    for (const name of dataset.events.split(' ')) inside.addEventListener(name, note);
});

function note({ type, detail, timeStamp }) {
  const line = document.createElement('code');
  const members = detail && Object.keys(detail).length > 0 ? ` ${JSON.stringify(detail)}` : '';
  line.textContent = `${(timeStamp / 1000).toFixed(2)} s ${type}${members}`;
  const item = document.createElement('li');
  item.append(line);
  log.prepend(item);
  quiet.hidden = true;
}
preview.querySelector('[data-clear]').addEventListener('click', () => {
  log.replaceChildren();
  quiet.hidden = false;
});

const asked = new URLSearchParams(location.search);
const fill = (field) => {
  const value = asked.get(field.name);
  const offered = !field.options || [...field.options].some((option) => option.value === value);
  if (value !== null && offered) field.value = value;
};
for (const name of shared) fill(form.elements.namedItem(name));
fieldsOf(chosen('widget')).forEach(fill);
form.hidden = preview.hidden = false;
show();
