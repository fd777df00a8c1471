import { readUrl } from '../addresses.ts';

/*
 * Where a visitor came from, as far as it is sent with a request (rule `payload-own`).
 */

const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const;
const names = [...parameters, 'referrer'] as const;

/** The longest value that is kept, in characters. */
const longest = 200;

/** One visit: the parameters that an advert added to the address, and the referring page. Only those that exist. */
export type Visit = Partial<Record<(typeof names)[number], string>>;

/** The first visit of this browser, and the last one that did not begin directly. Often they are the same. */
export interface Visits {
  first: Visit;
  last: Visit;
  /** Code of the partner whose page led the visitor to ours on the last visit. */
  partner?: string;
}

/** The partner code in the address of a page of ours, if it is one. Anyone can write that parameter. */
export function partnerIn({ searchParams }: URL): string | undefined {
  return cleanPartner(searchParams.get('partner'));
}

/**
 * A text without the spaces around it, if it can be a partner code: one that gets figures (rule `partner-code`), or one of an earlier snippet.
 */
export function cleanPartner(text: unknown): string | undefined {
  const code = typeof text === 'string' ? text.trim() : '';
  return /^[\w.-]{1,61}$/.test(code) ? code : undefined;
}

/**
 * Reads a visit from its landing page.
 *
 * @param page address of the page
 * @param referrer address of the page before, or empty; one of the same origin is ignored
 */
export function readVisit(page: URL, referrer: string): Visit {
  const found = Object.fromEntries(parameters.map((name) => [name, page.searchParams.get(name)]));
  return cleanVisit({ ...found, referrer: originAndPath(referrer, page) });
}

/** Keeps the members of a visit that are text, without control characters and cut to length: an address can hold anything. */
export function cleanVisit(visit: Record<string, unknown> | null | undefined): Visit {
  const clean: Visit = {};
  for (const name of names) {
    const value = visit?.[name];
    if (typeof value !== 'string') continue;
    const text = [...value.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longest).join('');
    if (text !== '') clean[name] = text;
  }
  return clean;
}

/** Without query and fragment: those of the referring page may hold private data, such as a search. */
function originAndPath(referrer: string, page: URL): string | undefined {
  const address = readUrl(referrer);
  if (!address || !/^https?:$/.test(address.protocol) || address.origin === page.origin) return undefined;
  return address.origin + address.pathname;
}
