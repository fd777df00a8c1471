import { kitchen, kitchenPrice } from '../support/calculator.ts';
import { noFirefox } from '../support/find-firefox.ts';
import { differingPixels } from '../support/host-page.ts';
import { visitor } from '../support/quote.ts';
import { longTimeouts } from '../support/shorten-timeouts.ts';
import { engines, firefoxPath } from './browsers.ts';
import { changes, sentOrders } from './host-state.ts';
import { channels } from './hosts.ts';
import { comparedWidth, expect, test } from './test.ts';

/*
 * Our promises for every page that includes our script, tested on every kind of page (hosts.ts) in every browser: the calculator looks
 * and computes as on our own pages, a request arrives or the visitor is told that it did not, nothing is logged, and the page itself does
 * not change.
 */

for (const { name: channel, path, hosts } of channels)
  for (const host of hosts)
    for (const engine of host.engines ?? engines) {
      const canSend = !host.cannotSend?.includes(engine);

      test(`on ${host.name}, in ${engine}, ${channel} works as on our pages and changes nothing`, async ({
        open,
        ourLooks,
        site,
        partner,
        inbox,
      }) => {
        test.skip(engine === 'Firefox' && !firefoxPath, noFirefox);
        const show = async (script: string) => {
          partner.serve(await host.page(script, site.origin));
          return open(engine);
        };

        const bare = await show('');
        await bare.press('Bestel');
        const before = await bare.state();
        const orders = await bare.frame.evaluate(sentOrders);
        expect(orders, 'the page’s own form sends something').toHaveLength(1);

        const page = await show(`<script type="module" src="${site.origin}${path}"></script>`);
        await test.step('computes as on our own page', async () => {
          await page.hydrated();
          await page.fill(kitchen);
          await page.press('Bereken prijs');
          await page.reads(kitchenPrice);
        });

        await test.step('looks as on our own page', async () => {
          const [ours, theirs] = [await ourLooks(engine), await page.looks(comparedWidth)];
          expect.soft(changes(ours.nodes, theirs.nodes), 'what looks different').toEqual([]);
          const differing = await differingPixels(ours.picture, theirs.picture);
          expect.soft(differing, 'share of pixels that differ').toBeLessThan(0.002);
        });

        await test.step('leaves the page’s own form to the page', async () => {
          await page.enter('length');
          await page.press('Akkoord, offerte aanvragen');
          await page.fill(visitor);
          expect.soft(await page.frame.evaluate(sentOrders), 'Enter in our form is not theirs').toEqual([]);
          await page.press('Bestel');
          expect.soft(await page.frame.evaluate(sentOrders)).toEqual(orders);
        });

        if (canSend)
          await test.step('a request arrives, and the visitor is told', async () => {
            await page.press('Verstuur aanvraag');
            await page.reads('Uw aanvraag ligt bij ons op tafel');
            const mails = await inbox.mails();
            expect(mails).toHaveLength(1);
            expect(mails[0]?.fields).toMatchObject({
              name: visitor.name,
              partner: 'dealer-7',
              page: page.frame.url(),
            });
            expect(await page.text()).toContain(mails[0]?.fields['reference']);
            expect(page.frame.childFrames().length, 'our frame is gone again').toBe(0);
          });
        else
          await test.step('the visitor is told that nothing was sent, and loses nothing', async () => {
            const typed = await page.typed();
            await page.press('Verstuur aanvraag');
            await page.reads('Uw aanvraag is nog niet bevestigd');
            expect(await page.frame.evaluate(longTimeouts)).toContain(15_000);
            expect(await page.text()).toContain('Stuur als e-mail');
            expect(await page.typed()).toEqual(typed);
            expect(await inbox.mails()).toEqual([]);
          });

        await test.step('leaves the page as it was', async () => {
          expect.soft(changes(before, await page.state())).toEqual([]);
        });

        await test.step('logs nothing', () => {
          const ours = page.problems.filter((problem) => !bare.problems.includes(problem));
          expect.soft(ours.filter((problem) => !host.warnings?.test(problem))).toEqual([]);
        });
      });
    }
