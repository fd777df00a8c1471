import { kitchen, kitchenPrice } from '../support/calculator.ts';
import { noFirefox } from '../support/find-firefox.ts';
import { visitor } from '../support/quote.ts';
import { engines, firefoxPath } from './browsers.ts';
import { routedPage } from './own-page.ts';
import { expect, test } from './test.ts';
import type { Visit } from './visit.ts';

/*
 * A page that never loads another: its router removes the calculator when the visitor leaves, and brings it back by a link or the Back
 * button.
 */

async function leave(page: Visit): Promise<void> {
  await page.press('Over Piet');
  await expect.poll(() => page.text()).toBe('');
}

async function calculate(page: Visit): Promise<void> {
  await page.hydrated();
  await page.fill(kitchen);
  await page.press('Bereken prijs');
  await page.reads(kitchenPrice);
}

const script = (ourOrigin: string) => `<script type="module" src="${ourOrigin}/widgets.js"></script>`;

for (const engine of engines)
  test(`a router that creates new elements, in ${engine}: each goes on with the price, knows the visitor, and sends after it was removed`, async ({
    open,
    site,
    partner,
    inbox,
  }) => {
    test.skip(engine === 'Firefox' && !firefoxPath, noFirefox);
    partner.serve(routedPage(script(site.origin)));
    const page = await open(engine);
    await calculate(page);
    await leave(page);
    await page.press('Keukens');
    // The first calculator is gone for good: the new one goes on where it was left.
    await page.reads(kitchenPrice);
    await page.press('Akkoord, offerte aanvragen');
    await page.fill(visitor);
    await leave(page);
    await page.page.evaluate(() => history.back());
    await page.reads(kitchenPrice);
    await page.press('Akkoord, offerte aanvragen');
    expect(await page.typed(), 'nobody tells who they are twice').toMatchObject(visitor);

    await page.press('Verstuur aanvraag');
    await page.press('Over Piet');
    expect((await inbox.waitForMail()).fields).toMatchObject({ name: visitor.name, partner: 'dealer-7' });
    await expect.poll(() => page.innerFrames(), 'the receipt came').toBe(0);
    expect(await inbox.mails()).toHaveLength(1);
    expect(page.problems()).toEqual([]);
  });

test('a router that keeps the elements: they come back as they were', async ({ open, site, partner }) => {
  partner.serve(routedPage(script(site.origin), 'yes'));
  const page = await open('Chromium');
  await calculate(page);
  await page.press('Akkoord, offerte aanvragen');
  await page.fill(visitor);
  const typed = await page.typed();
  for (const goBack of [() => page.press('Keukens'), () => page.page.evaluate(() => history.back())]) {
    await leave(page);
    await goBack();
    await page.reads(kitchenPrice);
    expect(await page.typed()).toEqual(typed);
  }
  expect(page.problems()).toEqual([]);
});
