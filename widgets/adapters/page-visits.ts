import type { Visits } from '../domain/request/visit.ts';

let visits: Visits = { first: {}, last: {} };

/** Where the visitor came from: the loader took note of it before any element was there. */
export function pageVisits(): Visits {
  return visits;
}

export function setPageVisits(noted: Visits): void {
  visits = noted;
}
