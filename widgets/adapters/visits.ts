import { cleanVisit, readVisit, type Visit, type Visits } from '../domain/request/visit.ts';

/*
 * Part of the script that every page loads: where a visitor came from is only to be seen on the page they land on. Where
 * the browser blocks storage, this page is all that is known.
 */

const key = 'wrappie-visits';

/** Set by `site/inline-scripts/choose-language.js`, which sends a visitor on to the page in their language. */
const handedOnKey = 'wrappie-referrer';

/**
 * Takes note of the visit that begins on this page, if one does. A page that is reached from our own pages, or by
 * nobody's doing, changes nothing but the very first visit.
 */
export function noteVisit(): Visits {
  const here = readVisit(new URL(location.href), referrer());
  const known = stored();
  const visits = {
    first: known?.first ?? here,
    last: Object.keys(here).length > 0 ? here : (known?.last ?? here),
  };
  try {
    localStorage.setItem(key, JSON.stringify(visits));
  } catch {
    // Blocked or full: then it holds for this page.
  }
  return visits;
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
