import { kitchen, kitchenPrice } from '../support/calculator.ts';
import type { HostVisit, Looks } from './visit.ts';

/** The page of ours whose calculator is compared with the one on a host. */
export const comparedPage = '/workbench/wrap-price-calculator/empty';

/** Width of the calculator in every comparison, in CSS pixels. */
export const comparedWidth = 900;

/** How a calculated kitchen looks on that page, without what only our own pages give the calculator. */
export async function lookAtOurs(visit: HostVisit): Promise<Looks> {
  await visit.hydrated();
  await visit.evaluate(takeOurOwnAway);
  await visit.fill(kitchen);
  await visit.press('Bereken prijs');
  await visit.reads(kitchenPrice);
  return visit.looks(comparedWidth);
}

/** Only our own pages have our fonts, and pictures of films for the chips. Runs in the page. */
function takeOurOwnAway(): void {
  for (const sheet of document.styleSheets)
    for (let i = sheet.cssRules.length; i--; )
      if (sheet.cssRules[i] instanceof CSSFontFaceRule) sheet.deleteRule(i);
  document.documentElement.style.setProperty('--wrap-font', 'initial');
  document.documentElement.style.setProperty('--_films', 'none');
}
