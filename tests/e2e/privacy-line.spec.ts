import type { FrameLocator } from 'playwright/test';
import { hostPage } from '../support/host-page.ts';
import { deliveringPages, demonstrationPages } from '../support/partner-form.ts';
import { quoteOn } from '../support/quote.ts';
import { formPages } from '../support/quote-form.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';
import { leaveUnsent, Notice } from '../support/unsent.ts';

/* Every form that sends links to what we keep of a request, and for how long. */

const words = { nl: 'Wat wij bewaren, en hoe lang', en: 'What we keep, and for how long' };
const addresses = { nl: '/over-ons#privacy', en: '/en/over-ons#privacy' };

const lineIn = (place: Locator | Page | FrameLocator, lang: 'nl' | 'en') =>
  place.getByRole('link', { name: words[lang] });

for (const lang of ['nl', 'en'] as const) {
  for (const [form, pages] of Object.entries({ 'quote form': formPages, 'partner form': deliveringPages }))
    for (const javaScriptEnabled of [true, false])
      test.describe(`${lang}: the ${form}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
        test.use({ javaScriptEnabled });

        test('has the link', async ({ page }) => {
          await page.goto(pages[lang]);
          await expect(lineIn(page, lang)).toHaveAttribute('href', addresses[lang]);
          await expect(lineIn(page, lang)).not.toHaveAttribute('target');
        });
      });

  test(`${lang}: the calculator has the link in the form that an accepted price opens`, async ({ page }) => {
    await page.goto(lang === 'nl' ? '/prijscalculator' : '/en/prijscalculator');
    const quote = quoteOn(page, lang);
    await quote.prepare();
    await expect(lineIn(quote.element, lang)).toHaveAttribute('href', addresses[lang]);
  });

  test(`${lang}: a request that is offered again has the link, which leads to the text`, async ({
    page,
    site,
  }) => {
    const address = lang === 'nl' ? '/prijscalculator' : '/en/prijscalculator';
    await leaveUnsent(page, site, { address, lang });
    await page.goto(address);
    const notice = new Notice(page, lang);
    await notice.expectOffered();
    await lineIn(notice.element, lang).click();
    await expect(page).toHaveURL(addresses[lang]);
    await expect(page.locator('#privacy')).toBeInViewport();
  });
}

test('a demonstration, which sends nothing, has no such link', async ({ page }) => {
  await page.goto(demonstrationPages.nl);
  await expect(lineIn(page, 'nl')).toHaveCount(0);
});

test('on a partner’s page the link opens our site in a new tab', async ({ page, site, partner }) => {
  partner.serve({ html: hostPage(site.origin) });
  await page.goto(partner.origin);
  const quote = quoteOn(page);
  await quote.prepare();
  const line = lineIn(quote.element, 'nl');
  await expect(line).toHaveAttribute('href', site.origin + addresses.nl);
  await expect(line).toHaveAccessibleName(`${words.nl} (nieuw tabblad)`);
  const [tab] = await Promise.all([page.context().waitForEvent('page'), line.click()]);
  await expect(tab).toHaveURL(site.origin + addresses.nl);
});
