import { type InlineHashes, inlineHashes } from './headers/content-policy.ts';

/** What the end of a build needs to know of a page, without its HTML: thousands of pages would not fit. */
export interface BuiltPage {
  /** Address without a slash at the end. */
  address: string;
  /** Its inline elements, for a policy. */
  inline: InlineHashes;
  /** Its policy stands in the page itself. */
  carriesPolicy: boolean;
  /** Where its links and forms lead within the site, as written: a path or an anchor. */
  links: readonly string[];
  /** Its anchors. */
  ids: readonly string[];
  /** File names of the pictures it names. */
  pictures: readonly string[];
}

/** Reads a page as it was written. */
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

/** One copy of a string for all pages. A piece cut out of a page would keep the whole page in memory. */
function kept(piece: string): string {
  const known = keptStrings.get(piece);
  if (known !== undefined) return known;
  const copy = Buffer.from(piece).toString();
  keptStrings.set(copy, copy);
  return copy;
}
