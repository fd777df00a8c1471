import { type Markup, type MarkupElement, readMarkup } from './markup.ts';

/** The views' markup in a state. */
export type FragmentSource<State> = (state: State) => string;

export interface Parts {
  /** The content of the element at this place, of those in this one. */
  child(index: number): Parts;
  /** The markup of the elements from one place up to another, as `slice` counts them. */
  html(from: number, to?: number): string;
}

/** Cuts markup into pieces, at build time. @throws Error when there is no element at a place */
export function partsOf(html: string): Parts {
  return inside(readMarkup(html)[0]);
}

/** The classes that some elements have, and those that the same elements have in another state. @throws Error when these are other elements */
export function changedClasses(before: string, after: string): Record<string, string> {
  const [from, to] = [before, after].map((html) => [...html.matchAll(/<[^>]* class="([^"]*)"/g)]) as [
    RegExpExecArray[],
    RegExpExecArray[],
  ];
  if (from.length !== to.length) throw new Error('The views show other elements in this state.');
  const pairs = from.map(([, name], index) => [name, to[index]?.[1]]);
  return Object.fromEntries(pairs.filter(([one, other]) => one !== other));
}

function inside(markup: Markup | undefined): Parts {
  if (!markup || typeof markup === 'string') throw new Error('The views have no element here.');
  const elements = markup.children.filter((each): each is MarkupElement => typeof each !== 'string');
  return {
    child: (index) => inside(elements[index]),
    html(from, to) {
      const chosen = elements.slice(from, to);
      if (chosen.length === 0) throw new Error(`<${markup.tag}> has no child ${from}.`);
      return chosen.map(htmlOf).join('');
    },
  };
}

function htmlOf(markup: Markup): string {
  if (typeof markup === 'string') return escaped(markup);
  const { tag, attributes, children } = markup;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const start = `<${tag}${written.join('')}`;
  return isVoid.test(tag)
    ? `${start}/>`
    : `${start}>${children
        .map(htmlOf)
        .join('<!-- -->')
        .replace(/><!-- --></g, '><')}</${tag}>`;
}

const isVoid = /^(?:input|br|img)$/;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
