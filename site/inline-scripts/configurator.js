import { contrastWithWhite, cssValue, darker, fragmentOf, readFragment, snippet } from './snippet.js';

// Whatever somebody chooses, the code, the widget and the address of the page follow.
const section = document.getElementById('configurator');
const find = (selector) => section.querySelector(selector);
const form = find('form');
const code = find('pre code');
const live = find('[data-live]');
const status = find('[data-status]');
const copy = find('button[data-copied]');
const weak = find('[data-weak]');
const action = find('[name="--wrap-action"]');
const actionDark = find('[name="--wrap-action-dark"]');
let actionBefore = action.defaultValue;

const fields = () => form.querySelectorAll(':is(input,select):enabled:not([name=tag])');
const chosenWidget = () => find('[name=tag]:checked');

/** What a field says that is not what holds anyway. */
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

/** Lets code and widget follow the fields. Returns what was chosen. */
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
  const theme = pick(names.filter((name) => name.startsWith('--')));
  const attributes = pick(names.filter((name) => !name.startsWith('--')));
  code.textContent = snippet({
    tag,
    attributes,
    theme,
    script: form.elements.channel.selectedOptions[0].dataset,
    inside: dataset[attributes.lang || document.documentElement.lang],
  });
  showWidget(tag, { ...attributes, ...JSON.parse(dataset.demo) });
  find('[data-note]:not(input)').textContent = dataset.note;
  for (const [name, value] of Object.entries(theme)) live.style.setProperty(name, value);
  const contrast = contrastWithWhite(action.value);
  // Rounded down: nobody should read that 4.5 is less than 4.5.
  const figure = Math.floor(contrast * 10) / 10;
  weak.querySelector('b').textContent = figure.toLocaleString(document.documentElement.lang);
  weak.hidden = contrast >= 4.5;
  actionBefore = action.value;
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

/** Fills in what the address says, and nothing that is not offered. */
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
    if (value && offered) field.value = value;
    // What stands there usually was taken away on purpose.
    else if (field.options && shared) field.value = '';
  }
  if (shared) section.scrollIntoView();
}

/** What two widgets both have, such as the partner code, is typed once. */
function carryOver(tag) {
  for (const { name, value } of [...fields()]) {
    const twin = form.querySelector(`[data-tag=${tag}] [name="${name}"]`);
    if (twin && value) twin.value = value;
  }
}

// In the preview a link would lead away from what was chosen.
live.addEventListener('click', (event) => {
  if (event.composedPath().some(({ localName }) => localName === 'a')) event.preventDefault();
});
form.addEventListener('input', ({ target }) => {
  // What somebody types in the widget itself changes nothing.
  if (live.contains(target)) return;
  if (target.name === 'tag') carryOver(target.value);
  // A button under the pointer stays darker than it was, unless somebody chose its colour.
  const ownShade = ![actionDark.defaultValue.toLowerCase(), darker(actionBefore)].includes(actionDark.value);
  if (target === action && !ownShade)
    actionDark.value =
      action.value === action.defaultValue.toLowerCase() ? actionDark.defaultValue : darker(action.value);
  follow();
});
// Once a choice is made: a colour that is dragged would fill the history, and the ear.
form.addEventListener('change', ({ target }) => {
  if (live.contains(target)) return;
  // A space that was pasted along is no reason to refuse a code.
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
// Without an address that says otherwise, what holds stands in the page already.
if (location.hash) followAddress();
