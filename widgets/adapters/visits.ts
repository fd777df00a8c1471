import { readUrl } from '../domain/addresses.ts';
import {
  cleanPartner,
  cleanVisit,
  partnerIn,
  readVisit,
  type Visit,
  type Visits,
} from '../domain/request/visit.ts';
import type { Landing } from './landing.ts';

/* Only the landing page shows where a visitor came from. Where nothing may be stored, or the browser blocks it, only this page is known. */

const key = 'wrappie-visits';

/**
 * The first and the last visit, with the one that began on this page, if one did. A page reached from our own pages, or directly, changes
 * only a first visit that is not recorded yet. Stores nothing: see `storeVisits`.
 */
export function readVisits({ address, referrer }: Landing): Visits {
  const page = new URL(address);
  const here = readVisit(page, referrer);
  const known = stored();
  const begins = Object.keys(here).length > 0;
  // Nothing is stored on the page that a partner's link led to, if the visitor only reads it: the next page of ours knows it as its referrer.
  const before = readUrl(referrer) ?? page;
  const partner =
    partnerIn(page) ??
    (before.origin === page.origin ? partnerIn(before) : undefined) ??
    (begins ? undefined : known?.partner);
  return {
    first: known?.first ?? here,
    last: begins ? here : (known?.last ?? here),
    ...(partner && { partner }),
  };
}

/**
 * Stores the visits for the next pages. Called once the visitor uses a widget, or the host says that it may store. Not on a page for a device
 * that visitors share: the next visitor was not led here by them.
 */
export function storeVisits(landing: Landing): void {
  if (document.querySelector('[mode=kiosk]')) return;
  try {
    localStorage.setItem(key, JSON.stringify(readVisits(landing)));
  } catch {
    // Storage is blocked or full: the visits are known to this page only.
  }
}

function stored(): Visits | undefined {
  try {
    const { first, last, partner } = JSON.parse(localStorage.getItem(key) ?? '') as Record<string, Visit>;
    return { first: cleanVisit(first), last: cleanVisit(last), partner: cleanPartner(partner) };
  } catch {
    return undefined;
  }
}
