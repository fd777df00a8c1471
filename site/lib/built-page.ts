import { type InlineHashes, inlineHashes } from './headers/content-policy.ts';

/** What the end of a build needs to know about a page. The HTML is left out: thousands of pages would not fit in memory. */
export interface BuiltPage {
  /** Address without a slash at the end. */
  address: string;
  /** Its inline elements, whose hashes go into the policy. */
  inline: InlineHashes;
  /** Whether the page carries its own policy. */
  carriesPolicy: boolean;
  /** Its links and form targets within the site, as written: a path or an anchor. */
  links: readonly string[];
  /** Its anchors. */
  ids: readonly string[];
  /** File names of the pictures it names. */
  pictures: readonly string[];
}

/** Reads a built page. */
export function builtPage(address: string, html: string): BuiltPage {
  const { script, style } = inlineHashes(html);
  return {
    address,
    inline: { script: script.map(kept), style: style.map(kept) },
    carriesPolicy: html.includes('http-equiv="Content-Security-Policy"'),
    links: each(html, /\s(?:href|action)="([/#][^"]*)"/g),
    ids: each(html, /\sid="([^"]+)"/g),
    pictures: each(html, /\/pictures\/((?:og\/)?[\w.-]+)/g),
  };
}

function each(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, found]) => kept(found!)))];
}

const keptStrings = new Map<string, string>();

/** One copy of a string for all pages. A slice of a page's HTML would keep the whole HTML in memory. */
function kept(piece: string): string {
  const known = keptStrings.get(piece);
  if (known !== undefined) return known;
  const copy = Buffer.from(piece).toString();
  keptStrings.set(copy, copy);
  return copy;
}
