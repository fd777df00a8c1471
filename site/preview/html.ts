/** Markup that is safe to insert into a page. Only `html` creates it. */
export type Html = { readonly html: string };
type Part = Html | string | number | false | undefined | readonly Html[];

/** A template of markup. Strings are escaped, nested markup (or a list of it) is inserted as it is, false and undefined become empty. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  const rendered = parts.map(render);
  return { html: literals.map((literal, i) => literal + (rendered[i] ?? '')).join('') };
}

function render(part: Part): string {
  if (part === false || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part));
  return 'html' in part ? part.html : part.map(({ html }) => html).join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
