import MarkdownIt, { type Token } from 'markdown-it';
import { linkTo, type PageContext, say } from '../page-context.ts';

/** A heading of an article, for its table of contents. */
export interface Heading {
  id: string;
  text: string;
}

/** Ids that the layout of every page already uses. */
const taken = ['main', 'menu', 'services', 'contact'];

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.renderer.rules['table_open'] = (tokens, index) =>
  `<section data-scroll tabindex="0" aria-label="${markdown.utils.escapeHtml(String(tokens[index]?.meta))}"><table data-stack>`;
markdown.renderer.rules['table_close'] = () => '</table></section>';

/** Draws the picture with this id as HTML. */
export type DrawPicture = (id: string) => string;

markdown.renderer.rules['image'] = (tokens, index, _options, env: { draw: DrawPicture }) =>
  env.draw(String(tokens[index]?.attrGet('src')));

/**
 * The body of an article as HTML. Headings have anchors, wide tables scroll by themselves, and links lead to the page in the reader's
 * language. A link to a page that this site does not have becomes plain text.
 *
 * @param source markdown with its facts filled in; `![](kitchen-oak)` in a paragraph of its own is one of our pictures
 * @param draw draws a picture; without it pictures are left out
 */
export function articleBody(
  context: PageContext,
  source: string,
  draw: DrawPicture = () => '',
): { html: string; headings: Heading[] } {
  const tokens = markdown.parse(source, {});
  const headings = anchored(tokens);
  for (const token of tokens) if (token.children) token.children = linked(context, token.children);
  const body = withNamedTables(context, bare(tokens));
  return { html: markdown.renderer.render(body, markdown.options, { draw }), headings };
}

/** Removes the paragraph around a picture. */
function bare(tokens: Token[]): Token[] {
  for (const [index, { children }] of tokens.entries())
    if (children?.length === 1 && children[0]!.type === 'image')
      for (const around of [tokens[index - 1]!, tokens[index + 1]!]) around.hidden = true;
  return tokens;
}

/** Gives every h2 an id, and lists them. */
function anchored(tokens: Token[]): Heading[] {
  const ids = new Set(taken);
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return [];
    const text = textOf(tokens[index + 1]);
    const id = unused(slugOf(text), ids);
    ids.add(id);
    token.attrSet('id', id);
    return [{ id, text }];
  });
}

function slugOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^[^a-z]+|-+$/g, '');
  return slug || 'deel';
}

function unused(slug: string, ids: ReadonlySet<string>): string {
  if (!ids.has(slug)) return slug;
  let number = 2;
  while (ids.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

function linked(context: PageContext, tokens: Token[]): Token[] {
  const kept: boolean[] = [];
  return tokens.filter((token) => {
    if (token.type === 'link_open') kept.push(aimed(context, token));
    return token.type === 'link_close' ? kept.pop() : token.type !== 'link_open' || kept.at(-1);
  });
}

/** Sets the address of a link. Returns false if the page does not exist. */
function aimed(context: PageContext, token: Token): boolean {
  const to = String(token.attrGet('href'));
  if (!to.startsWith('/')) return true;
  const address = linkTo(context, to);
  if (address) token.attrSet('href', address);
  return address !== undefined;
}

/**
 * A wide table scrolls in a region of its own, which its heading names. On a phone its rows are stacked, and each cell shows the name of
 * its column. The first cell of a row is its header.
 */
function withNamedTables(context: PageContext, tokens: Token[]): Token[] {
  const names = new Set<string>();
  let heading = '';
  let columns: string[] = [];
  let column = 0;
  let rowHead: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') heading = textOf(tokens[index + 1]);
    if (token.type === 'table_open') {
      token.meta = unused(say(context, { nl: `Tabel: ${heading}`, en: `Table: ${heading}` }), names);
      names.add(token.meta);
      columns = [];
    }
    if (token.type === 'tr_open') column = 0;
    if (token.type === 'th_open') {
      setAttributes(token, { scope: 'col' });
      columns.push(textOf(tokens[index + 1]));
    }
    if (token.type === 'td_open') {
      if (column === 0) rowHead = token;
      setAttributes(token, column === 0 ? { scope: 'row' } : { 'data-label': columns[column]! });
      column += 1;
    }
    if (token.type === 'td_close' && rowHead) {
      rowHead.tag = 'th';
      token.tag = 'th';
      rowHead = undefined;
    }
  }
  return tokens;
}

/** The policy allows no style attributes, so the stylesheet reads the alignment of a cell from `data-align`. */
function setAttributes(cell: Token, attributes: Record<string, string>): void {
  const align = /text-align:\s*(\w+)/.exec(String(cell.attrGet('style') ?? ''))?.[1];
  cell.attrs = Object.entries(attributes);
  if (align) cell.attrSet('data-align', align);
}

function textOf(inline: Token | undefined): string {
  const parts = inline?.children ?? [];
  return parts.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}
