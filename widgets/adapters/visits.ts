import { cleanVisit, readVisit, type Visit, type Visits } from '../domain/request/visit.ts';

/*
 * Part of the script that every page loads: only the landing page shows where a visitor came from. Where the browser blocks storage, only
 * the current page is known.
 */

const key = 'wrappie-visits';

/** Set by `site/inline-scripts/choose-language.js`, which redirects a visitor to the page in their language. */
const handedOnKey = 'wrappie-referrer';

/**
 * The first and the last visit, with the one that begins on this page, if one does. A page reached from our own pages, or directly, changes
 * only a first visit that is not recorded yet. Stores nothing: see `storeVisits`.
 */
export function readVisits(): Visits {
  const here = readVisit(new URL(location.href), referrer());
  const known = stored();
  return {
    first: known?.first ?? here,
    last: Object.keys(here).length > 0 ? here : (known?.last ?? here),
  };
}

/** Stores the visits for the next pages. Called once the visitor uses a widget, or the host says that it may store. */
export function storeVisits(visits: Visits): void {
  try {
    localStorage.setItem(key, JSON.stringify(visits));
  } catch {
    // Storage is blocked or full: the visits are known to this page only.
  }
}

function stored(): Visits | undefined {
  try {
    const { first, last } = JSON.parse(localStorage.getItem(key) ?? '') as Record<keyof Visits, Visit>;
    return { first: cleanVisit(first), last: cleanVisit(last) };
  } catch {
    return undefined;
  }
}

function referrer(): string {
  try {
    const handedOn = sessionStorage.getItem(handedOnKey);
    sessionStorage.removeItem(handedOnKey);
    return handedOn ?? document.referrer;
  } catch {
    return document.referrer;
  }
}
