// @ts-check
// Makes the code that a partner copies, and the address that holds the same choices. The build uses it for the examples, and the
// page for a partner's choices (configurator.js), so it must not use `document`.

/**
 * @typedef {object} Choice
 * @property {string} tag
 * @property {Record<string, string>} attributes in the order in which they are written; empty ones are left out
 * @property {Record<string, string>} properties custom properties by name, as the `style` of the tag: WordPress shows a style element as
 *   text; empty ones are left out
 * @property {{ src: string, integrity?: string }} script
 * @property {string} inside HTML that the element shows until the widget is loaded
 */

/**
 * The HTML to copy.
 *
 * @param {Choice} choice
 * @returns {string}
 */
export function snippet({ tag, attributes, properties, script, inside }) {
  const style = given(properties)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
  const written = given({ ...attributes, style }).map(attribute);
  return [
    `<script type="module"${attribute(['src', script.src])}${script.integrity ? `${attribute(['integrity', script.integrity])} crossorigin` : ''}></script>\n`,
    `<${tag}${written.join('')}>${inside && `\n  ${carried(inside, attributes.partner)}\n`}</${tag}>`,
  ].join('');
}

/**
 * The fallback with the partner code in its link to our page, so that a request from there names the partner too.
 *
 * @param {string} inside
 * @param {string | undefined} partner
 */
function carried(inside, partner) {
  if (!partner) return inside;
  return inside.replace(/href="https?:[^"?#]*/, (link) => `${link}?partner=${encodeURIComponent(partner)}`);
}

/**
 * The shortcode of the WordPress plugin. In a value it has no way to write the signs that end it, or that an editor takes for a tag.
 *
 * @param {string} tag
 * @param {Record<string, string>} attributes empty ones are left out
 */
export function shortcode(tag, attributes) {
  const named = given({ widget: tag.replace('wrap-', ''), ...attributes });
  return `[wrappie${named.map(([name, value]) => ` ${name}="${value.replace(/["[\]<>]/g, '')}"`).join('')}]`;
}

/**
 * The code of a frame, with another widget in it.
 *
 * @param {string} code
 * @param {object} choice
 * @param {string} choice.address the widget's page for frames, which is in one language
 * @param {string} choice.title
 * @param {Record<string, string>} choice.attributes empty ones are left out
 */
export function framed(code, { address, title, attributes: { lang: _, ...attributes } }) {
  const query = String(new URLSearchParams(given(attributes)));
  const source = query ? `${address}?${query}` : address;
  return code.replace(
    / src="[^"]*" title="[^"]*"/,
    () => attribute(['src', source]) + attribute(['title', title]),
  );
}

/** How a framework's template listens to an event. */
const listeners = {
  /** @param {string} name @param {string} show */
  react: (name, show) => ` on${name}={${show}}`,
  /** @param {string} name @param {string} show */
  vue: (name, show) => ` @${name}="${show}"`,
};

/**
 * The tag in JSX or in a template of Vue, with a listener if the widget has an event that tells something.
 *
 * @param {keyof typeof listeners} framework
 * @param {object} choice
 * @param {string} choice.tag
 * @param {Record<string, string>} choice.attributes empty ones are left out. No `style`, for which JSX takes an object
 * @param {string} [choice.event] its name and the member of its detail to show, with a space between
 */
export function templateTag(framework, { tag, attributes, event }) {
  const [name, member] = event?.split(' ') ?? [];
  const listener = name ? listeners[framework](name, `(event) => show(event.detail.${member})`) : '';
  return `<${tag}${given(attributes).map(attribute).join('')}${listener} />`;
}

/**
 * The fragment of a page's address that holds choices: `#wrap-chat?placement=inline`. A browser never sends it to a server.
 *
 * @param {string} tag
 * @param {Record<string, string>} chosen values by the name of their field; empty ones are left out
 */
export function fragmentOf(tag, chosen) {
  const query = String(new URLSearchParams(given(chosen)));
  return `#${tag}${query && `?${query}`}`;
}

/**
 * Reads the choices from such a fragment. The caller checks whether the widget, the fields and the values exist.
 *
 * @param {string} fragment
 * @returns {{ tag: string, chosen: Record<string, string> }}
 */
export function readFragment(fragment) {
  const [tag = '', query] = fragment.slice(1).split(/\?(.*)/s);
  return { tag, chosen: Object.fromEntries(new URLSearchParams(query)) };
}

/**
 * Cleans a typed value for a custom property. It drops what could end the declaration or the style element, and what could swallow
 * the next declaration, such as a quote or parenthesis that is not closed.
 *
 * @param {string} value
 */
export function cssValue(value) {
  const plain = value
    .replace(/[<>{};\\]/g, '')
    .replaceAll('/*', '')
    .trim();
  const isOpen = (/** @type {RegExp} */ sign) => (plain.match(sign) ?? []).length % 2 === 1;
  const depth = (plain.match(/\(/g) ?? []).length - (plain.match(/\)/g) ?? []).length;
  return isOpen(/"/g) || isOpen(/'/g) || depth !== 0 ? '' : plain;
}

/**
 * Contrast of white text on a colour, as WCAG defines it: from 1 to 21.
 *
 * @param {string} hex as in `#1e5a45`
 */
export function contrastWithWhite(hex) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** @param {string} hex */
function channels(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** @param {Record<string, string>} values */
function given(values) {
  return Object.entries(values).filter(([, value]) => value !== '');
}

/** @param {[string, string]} named */
function attribute([name, value]) {
  const safe = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return ` ${name}="${safe}"`;
}
