import { kitchen, kitchenPrice } from '../support/calculator.ts';
import type { PartnerPage } from '../support/partner.ts';
import { ask, type Questions } from '../support/questions.ts';
import { expect } from '../support/test.ts';
import type { HostVisit } from './visit.ts';
import { pageOf, ways } from './ways.ts';

/**
 * Expects a price on a page of each way to load our script.
 *
 * @param src address of the script
 * @param show serves a page and opens it in a browser that knows no other page
 */
export async function checkWays(src: string, show: (page: PartnerPage) => Promise<HostVisit>): Promise<void> {
  const code = await (await fetch(src)).text();
  const questions: Questions = {};
  for (const way of ways)
    questions[way.what] = async () => {
      const visit = await show(pageOf(way, src, code));
      try {
        if (way.afterTouch) await visit.touch();
        await visit.hydrated();
        await visit.fill(kitchen);
        await visit.press('Bereken prijs');
        await visit.reads(kitchenPrice);
        expect(await visit.problems()).toEqual([]);
      } finally {
        await visit.close();
      }
    };
  await ask(questions);
}
