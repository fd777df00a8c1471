import type { BuiltPage } from './built-pages.ts';

/** Elements within a sentence; all others begin a new line. */
const inline = new Set('a abbr b bdi cite code em i mark q s small span strong sub sup time'.split(' '));

/** Not read as sentences: scripts, code, drawings, content hidden from screen readers, and content only for screen readers. */
const unread = 'script, style, pre, svg, template, [aria-hidden="true"], .sr-only';

/** The text of an element as one line, with normalised spaces. */
export function lineOf(element: Element): string {
  return linesOf(element).join(' ');
}

/**
 * The text of an element, line by line: a paragraph, a heading, a list item or a table cell is a line.
 *
 * @param without CSS selector of elements to skip
 */
export function linesOf(root: Element, without = unread): string[] {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const tidy = line
      .replace(/\u2060/g, '')
      .replace(/[\s\u00a0]+/g, ' ')
      .replace(/ ([.,;:?!)])/g, '$1')
      .trim();
    if (tidy) lines.push(tidy);
    line = '';
  };
  const walk = (node: Node) => {
    if (node.nodeType === 3) line += node.textContent;
    if (node.nodeType !== 1 || (node as Element).matches(without)) return;
    const stands = inline.has((node as Element).localName);
    // Adds the space between two inline elements, which the stylesheet otherwise makes.
    if (stands) line += ' ';
    else end();
    for (const child of node.childNodes) walk(child);
    if (stands) line += ' ';
    else end();
  };
  for (const child of root.childNodes) walk(child);
  end();
  return lines;
}

/**
 * The page's own copy: its body without menus, forms, widgets, table cells, captions (which belong to their picture) and the card with
 * telephone and hours. Of an article only its head and its text, because the blog puts the same call and the next article's title around
 * every article.
 *
 * @param also CSS selector of more to leave out
 */
export function ownLines({ document }: BuiltPage, also?: string): string[] {
  const prose = document.querySelector('main [data-prose]');
  const roots = prose
    ? [document.querySelector('main article > header')!, prose]
    : [document.querySelector('main')!];
  const common = [
    unread,
    'nav, form, fieldset, td, th, figcaption, [data-contact] dl',
    ...widgetTags(document),
    ...(also ? [also] : []),
  ].join(', ');
  return roots.flatMap((root) => linesOf(root, common));
}

/** All texts of a page, for visitors, screen readers and search engines, also in its widgets. */
export function everythingSaid({ document }: BuiltPage): string[] {
  const roots = [document.body, ...[...document.querySelectorAll('template')].map(contentOf)];
  const named = [...document.querySelectorAll('[alt], [aria-label], [title], [placeholder]')];
  return [
    document.title,
    ...[...document.querySelectorAll('meta[name], meta[property]')].map(
      (meta) => meta.getAttribute('content') ?? '',
    ),
    ...roots.flatMap((root) => linesOf(root, 'script, style, template')),
    ...named.flatMap((element) =>
      ['alt', 'aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ].filter(Boolean);
}

/** The sentences of a line. */
export function sentencesOf(line: string): string[] {
  return line.split(/(?<=[.!?…]['’”)]*)\s+(?=['‘“(]?[\p{Lu}\p{N}€])/u);
}

/** Words with at least one letter: figures and signs do not count. */
export function wordsOf(line: string): string[] {
  return line.split(/\s+/).filter((word) => /\p{L}/u.test(word));
}

/** Headings in reading order, including those of prerendered widgets. */
export function headingsOf(root: ParentNode): Element[] {
  return [...root.querySelectorAll('h1, h2, h3, h4, h5, h6, template')].flatMap((element) =>
    element.localName === 'template' ? headingsOf(contentOf(element)) : [element],
  );
}

/** A prerendered widget is in the page as a declarative shadow root. */
function contentOf(template: Element): Element {
  return (template as HTMLTemplateElement).content as unknown as Element;
}

function widgetTags(document: Document): string[] {
  const tags = [...document.querySelectorAll('main *')].map(({ localName }) => localName);
  return [...new Set(tags.filter((tag) => tag.includes('-')))];
}
