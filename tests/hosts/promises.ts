import { kitchen, kitchenPrice } from '../support/calculator.ts';
import { differingPixels } from '../support/host-page.ts';
import type { PartnerPage } from '../support/partner.ts';
import { visitor } from '../support/quote.ts';
import { longTimeouts } from '../support/shorten-timeouts.ts';
import { type Mail, test } from '../support/test.ts';
import { changes, sentOrders } from './host-state.ts';
import type { Channel, Host } from './hosts.ts';
import { comparedWidth } from './our-looks.ts';
import { expect } from './test.ts';
import type { HostVisit, Looks } from './visit.ts';

/** What the check of a host needs from its test. */
interface Stage {
  ourOrigin: string;
  canSend: boolean;
  /** Serves a page, and opens it in the browser. */
  show(page: PartnerPage): Promise<HostVisit>;
  /** How a calculated kitchen looks there on a page of our own. */
  ourLooks(): Promise<Looks>;
  mails(): Promise<Mail[]>;
}

/**
 * Our promises for every page that includes our script: the calculator looks and computes as on our own pages, a request arrives or the visitor
 * is told that it did not, nothing is logged, and the page itself does not change.
 */
export async function keepPromises(
  host: Host,
  { path }: Channel,
  { ourOrigin, canSend, show: open, ourLooks, mails: arrived }: Stage,
): Promise<void> {
  const show = async (script: string) => open(await host.page(script, ourOrigin));

  const bare = await show('');
  await bare.press('Bestel');
  const before = await bare.state();
  const orders = await bare.evaluate(sentOrders);
  expect(orders, 'the page’s own form sends something').toHaveLength(1);

  const page = await show(`<script type="module" src="${ourOrigin}${path}"></script>`);
  await test.step('computes as on our own page', async () => {
    await page.hydrated();
    await page.fill(kitchen);
    await page.press('Bereken prijs');
    await page.reads(kitchenPrice);
  });

  await test.step('looks as on our own page', async () => {
    const [ours, theirs] = [await ourLooks(), await page.looks(comparedWidth)];
    expect.soft(changes(ours.nodes, theirs.nodes), 'what looks different').toEqual([]);
    const differing = await differingPixels(ours.picture, theirs.picture);
    expect.soft(differing, 'share of pixels that differ').toBeLessThan(0.002);
  });

  await test.step('leaves the page’s own form to the page', async () => {
    await page.enter('length');
    await page.press('Akkoord, offerte aanvragen');
    await page.fill(visitor);
    expect.soft(await page.evaluate(sentOrders), 'Enter in our form is not theirs').toEqual([]);
    await page.press('Bestel');
    expect.soft(await page.evaluate(sentOrders)).toEqual(orders);
  });

  if (canSend)
    await test.step('a request arrives, and the visitor is told', async () => {
      await page.press('Verstuur aanvraag');
      await page.reads('Uw aanvraag ligt bij ons op tafel');
      const mails = await arrived();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.fields).toMatchObject({
        name: visitor.name,
        partner: 'dealer-7',
        page: await page.address(),
      });
      expect(await page.text()).toContain(mails[0]?.fields['reference']);
      expect(await page.innerFrames(), 'our frame is gone again').toBe(0);
    });
  else
    await test.step('the visitor is told that nothing was sent, and loses nothing', async () => {
      const typed = await page.typed();
      await page.press('Verstuur aanvraag');
      await page.reads('Uw aanvraag is nog niet bevestigd');
      expect(await page.evaluate(longTimeouts)).toContain(15_000);
      expect(await page.text()).toContain('Stuur als e-mail');
      expect(await page.typed()).toEqual(typed);
      expect(await arrived()).toEqual([]);
    });

  await test.step('leaves the page as it was', async () => {
    expect.soft(changes(before, await page.state())).toEqual([]);
  });

  await test.step('logs nothing', async () => {
    const usual = await bare.problems();
    const ours = (await page.problems()).filter((problem) => !usual.includes(problem));
    expect.soft(ours.filter((problem) => !host.warnings?.test(problem))).toEqual([]);
  });
}
