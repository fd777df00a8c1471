import { hostPage } from '../support/host-page.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/* Every form that sends links to what we keep of a request, and for how long: see widgets/forms.isolated.test.ts. Here the link is followed. */

test('the link leads to the text; on a partner’s page it opens our site in a new tab', async ({
  page,
  site,
  partner,
}) => {
  partner.serve({ html: hostPage(site.origin) });
  await page.goto(partner.origin);
  const quote = quoteOn(page);
  await quote.prepare();
  const line = quote.element.getByRole('link', { name: 'Wat wij bewaren, en hoe lang' });
  const address = `${site.origin}/over-ons#privacy`;
  await expect(line).toHaveAttribute('href', address);
  await expect(line).toHaveAccessibleName('Wat wij bewaren, en hoe lang (nieuw tabblad)');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), line.click()]);
  await expect(tab).toHaveURL(`${site.origin}/over-ons?partner=dealer-7#privacy`);
  await expect(tab.locator('#privacy')).toBeInViewport();
  await tab.goto('/en/over-ons#privacy');
  await expect(tab.locator('#privacy')).toBeInViewport();
});
