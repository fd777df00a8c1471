import {
  contrastWithWhite,
  cssValue,
  fragmentOf,
  framed,
  readFragment,
  shortcode,
  snippet,
  templateTag,
} from './snippet.js';

// After every choice, the code, the widget and the address of the page are updated.
const section = document.getElementById('configurator');
const find = (selector) => section.querySelector(selector);
const form = find('form');
const code = find('pre code');
const live = find('[data-live]');
const status = find('[data-status]');
const copy = find('button[data-copied]');
const weak = find('[data-weak]');
const theme = find('[name=theme]');
// The recipes below it, for pages that take no script.
const frame = document.querySelector('[data-recipe=frame]');
const short = document.querySelector('[data-recipe=shortcode]');
const templates = document.querySelectorAll('[data-template]');

const fields = () => form.querySelectorAll(':is(input,select):enabled:not([name=tag])');
const chosenWidget = () => find('[name=tag]:checked');

/** The value of a field, unless it equals the default. */
function chosenIn(field) {
  if (!field.validity.valid) return '';
  if (field.type === 'color') return field.value === field.defaultValue.toLowerCase() ? '' : field.value;
  if (!field.name.startsWith('--')) return field.value.trim();
  const value = cssValue(field.value);
  return CSS.supports(field.dataset.as, value) ? value : '';
}

function showFieldsOf(tag) {
  for (const group of form.querySelectorAll('fieldset'))
    group.disabled = group.hidden = 'tag' in group.dataset && group.dataset.tag !== tag;
}

/** Updates the code and the widget from the fields. Returns what was chosen. */
function follow() {
  const { value: tag, dataset } = chosenWidget();
  showFieldsOf(tag);
  const chosen = {};
  for (const field of fields()) {
    chosen[field.name] = chosenIn(field);
    if (field.dataset.as) field.ariaInvalid = String(field.value !== '' && chosen[field.name] === '');
    if (field.pattern) {
      field.ariaInvalid = String(!field.validity.valid);
      field.nextElementSibling.hidden = field.validity.valid;
    }
  }
  const { channel, ...rest } = chosen;
  const names = Object.keys(rest);
  const pick = (list) => Object.fromEntries(list.map((name) => [name, rest[name]]));
  const properties = pick(names.filter((name) => name.startsWith('--')));
  const attributes = pick(names.filter((name) => !name.startsWith('--')));
  const lang = attributes.lang || document.documentElement.lang;
  code.textContent = snippet({
    tag,
    attributes,
    properties,
    script: {
      src: chosenWidget().getAttribute(`data-src-${lang}`),
      ...form.elements.channel.selectedOptions[0].dataset,
    },
    inside: dataset[lang],
  });
  const title = chosenWidget().getAttribute(`data-title-${lang}`);
  frame.parentElement.hidden = !title;
  if (title)
    frame.textContent = framed(frame.textContent, {
      address: frame.dataset[lang] + tag.replace('wrap-', ''),
      title,
      attributes: { ...attributes, partner: attributes.partner || frame.dataset.partner },
    });
  short.textContent = shortcode(tag, attributes);
  for (const template of templates)
    template.textContent = template.textContent.replace(/<wrap-.*\/>/, () =>
      templateTag(template.dataset.template, { tag, attributes, event: dataset.event }),
    );
  showWidget(tag, { ...attributes, ...JSON.parse(dataset.demo) });
  find('[data-note]:not(input)').textContent = dataset.note;
  for (const [name, value] of Object.entries(properties)) live.style.setProperty(name, value);
  live.firstElementChild.style.background = attributes.theme;
  const contrast = contrastWithWhite(theme.value);
  // Rounded down, so that a contrast just below 4.5 is never shown as 4.5.
  const figure = Math.floor(contrast * 10) / 10;
  weak.querySelector('b').textContent = figure.toLocaleString(document.documentElement.lang);
  weak.hidden = contrast >= 4.5;
  return fragmentOf(tag, chosen);
}

function showWidget(tag, attributes) {
  const there = live.lastElementChild.firstElementChild;
  const element = there.localName === tag ? there : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value) element.setAttribute(name, value);
    else element.removeAttribute(name);
  if (element !== there) there.replaceWith(element);
}

/** Fills in the values of the address that the fields offer, and ignores the rest. */
function readAddress() {
  const { tag, chosen } = readFragment(location.hash);
  const widget = [...form.elements.tag].find(({ value }) => value === tag);
  if (!widget) return;
  const shared = Object.keys(chosen).length > 0;
  form.reset();
  widget.checked = true;
  showFieldsOf(tag);
  for (const field of fields()) {
    const value = chosen[field.name];
    const offered = field.options
      ? [...field.options].some((option) => option.value === value)
      : field.type !== 'color' || /^#[\da-f]{6}$/.test(value);
    if (value && offered) {
      field.value = value;
      carryOver(field);
    }
    // A select that a shared address does not name was emptied on purpose.
    else if (field.options && shared) field.value = '';
  }
  if (shared) section.scrollIntoView();
}

/** A value that widgets share, such as the partner code, is typed once, and removed once. A `look` of one is none of another's. */
function carryOver({ name, value, textContent }) {
  for (const twin of form.querySelectorAll(`[data-tag] [name="${name}"]`))
    if (twin.textContent === textContent) twin.value = value;
}

// A link in the preview would leave the page and lose the choices.
live.addEventListener('click', (event) => {
  if (event.composedPath().some(({ localName }) => localName === 'a')) event.preventDefault();
});
form.addEventListener('input', ({ target }) => {
  // Typing in the widget itself changes no choice.
  if (live.contains(target)) return;
  carryOver(target);
  follow();
});
// On `change`, not `input`: dragging a colour would fill the history and make a screen reader speak all the time.
form.addEventListener('change', ({ target }) => {
  if (live.contains(target)) return;
  // Accepts a code that was pasted with a space.
  if (target.type === 'text') target.value = target.value.trim();
  history.replaceState(null, '', follow());
  status.textContent = target.ariaInvalid === 'true' ? '' : copy.dataset.changed;
});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = copy.dataset.copied;
  } catch {
    getSelection().selectAllChildren(code);
    status.textContent = copy.dataset.refused;
  }
});
const followAddress = () => {
  readAddress();
  follow();
};
addEventListener('hashchange', followAddress);
form.reset();
showFieldsOf(chosenWidget().value);
// If the address holds no choices, the page already shows the defaults.
if (location.hash) followAddress();
