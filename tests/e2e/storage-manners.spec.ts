import { hostPage } from '../support/host-page.ts';
import { ask, type Questions } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { stored } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';

/* Nothing is stored on a device before the visitor uses a widget, or the host says that it may. */

/** Loads a page and lets everything start that loads by itself. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto(address, { referer: 'https://zoek.example/vind?q=naam' });
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let times = 0; times < 3; times++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}

const advert = '?utm_source=google&gclid=Cj0K';

test('a bare load of a page stores nothing', async ({ page, site, partner }) => {
  const questions: Questions = {};
  for (const path of [
    '/',
    '/prijscalculator',
    '/contact',
    '/platform',
    '/kleuren-folie',
    '/algemene-voorwaarden',
  ])
    questions[`ours: ${path}`] = async () => {
      await load(page, path + advert);
      expect(await stored(page)).toEqual([]);
    };
  questions['the page of thanks, about a request that this device did not send'] = async () => {
    await load(page, '/verzonden?success=true&ref=WR-7K3M9PQX');
    await page.waitForLoadState('networkidle');
    expect(await stored(page)).toEqual([]);
  };
  questions['a partner’s'] = async () => {
    partner.serve({ html: hostPage(site.origin).replace('partner="dealer-7"', 'service="keuken"') });
    await load(page, `${partner.origin}/${advert}`);
    await quoteOn(page).hydrated();
    expect(await stored(page)).toEqual([]);
  };
  await ask(questions);
});

test('where the visitor came from is stored once they use a widget, or the host says that we may', async ({
  page,
  context,
  site,
  partner,
}) => {
  await ask({
    'the host says so by an event': async () => {
      await load(page, `/algemene-voorwaarden${advert}`);
      await page.evaluate(() => document.dispatchEvent(new Event('wrap-consent')));
      await expect.poll(() => stored(page)).toEqual(['wrappie-visits']);
      await page.evaluate(() => localStorage.clear());
    },

    'the host says so by an attribute of the script': async () => {
      const html = hostPage(site.origin).replace(
        '<script type="module"',
        '<script type="module" wrap-consent',
      );
      partner.serve({ html });
      await load(page, `${partner.origin}/${advert}`);
      await expect.poll(() => stored(page)).toContain('wrappie-visits');
    },

    'the visitor uses a widget': async () => {
      const fresh = await context.newPage();
      await load(fresh, `/prijscalculator${advert}`);
      expect(await stored(fresh)).toEqual([]);
      const quote = quoteOn(fresh);
      await quote.hydrated();
      await quote.choose('projectType', 'keuken');
      await expect.poll(() => stored(fresh)).toContain('wrappie-visits');
    },
  });
});

test('a photo that was chosen and never sent is deleted after a day', async ({ page }) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos('tests/fixtures/kitchen-fronts.png');
  await expect.poll(() => pictures(page)).toBe(1);
  for (const [hours, left] of [
    [23, 1],
    [25, 0],
  ] as const) {
    const later = await page.context().newPage();
    await later.clock.setFixedTime(Date.now() + hours * 3600 * 1000);
    await later.goto('/contact');
    await later.waitForLoadState();
    await expect.poll(() => pictures(later)).toBe(left);
    await later.close();
  }
});

/** The number of photos that this browser has stored. Opens no database that does not exist. */
function pictures(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'wrappie-visitor')) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('wrappie-visitor');
      opening.onsuccess = () => {
        const database = opening.result;
        const counting = database.transaction('pictures').objectStore('pictures').count();
        counting.onsuccess = () => resolve(counting.result);
        database.close();
      };
    });
  });
}
