/*
 * Where a visitor came from, as far as it goes along with a request (decisions "Payload").
 */

const parameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'] as const;
const names = [...parameters, 'referrer'] as const;

/** The longest value that is kept, in characters. */
const longest = 200;

/** One visit: what an advert wrote into the address, and the page that led here. Only what there is. */
export type Visit = Partial<Record<(typeof names)[number], string>>;

/** The first visit of this browser, and the last one that somebody led here. Often the same. */
export interface Visits {
  first: Visit;
  last: Visit;
}

/**
 * Reads a visit off the page it begins on.
 *
 * @param page address of the page
 * @param referrer address of the page before, or nothing; one of the same origin led nobody here
 */
export function readVisit(page: URL, referrer: string): Visit {
  const found = Object.fromEntries(parameters.map((name) => [name, page.searchParams.get(name)]));
  return cleanVisit({ ...found, referrer: originAndPath(referrer, page) });
}

/** Keeps what belongs to a visit and is text, without control signs and cut to length: anyone can write anything into an address. */
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

/** The query of a page before may hold what somebody searched for, or worse. */
function originAndPath(referrer: string, page: URL): string | undefined {
  if (!/^https?:/.test(referrer) || !URL.canParse(referrer)) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === page.origin ? undefined : origin + pathname;
}
