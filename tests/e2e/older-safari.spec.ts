import { kitchen, kitchenPrice } from '../support/calculator.ts';
import { Chat } from '../support/chat.ts';
import { makeOlder } from '../support/older-safari.ts';
import { phonePhoto } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';
import { visualiserOn } from '../support/visualiser.ts';

/* What visitors come for, without all that Safari 16.4 lacks. */

test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, site }) => makeOlder(context, site.origin));

test('in Safari 16.4 a partner’s visitor gets a price, an answer, and sends a request with a photo', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  partner.serve({
    html: `<!doctype html><html lang="nl"><title>Partner</title><script type="module" src="${site.origin}/widgets.js"></script>
<wrap-price-calculator partner="dealer-7"></wrap-price-calculator><wrap-chat></wrap-chat></html>`,
  });
  await page.goto(partner.origin);
  const quote = quoteOn(page);
  const chat = new Chat(page);
  await ask({
    'these features are gone': async () => {
      expect(await page.evaluate(() => 'canParse' in URL || 'requestIdleCallback' in window)).toBe(false);
    },
    'the price': async () => {
      await quote.fill(kitchen);
      await quote.button(quote.words.calculate).click();
      await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
    },
    'the answer, in a panel that opens and closes': async () => {
      await expect(chat.panel).toBeHidden();
      await chat.open();
      await chat.ask('Hoe zit het met garantie?');
      await chat.expectAnswer('U krijgt 5 jaar garantie');
      await chat.element.getByRole('button', { name: chat.words.close }).click();
      await expect(chat.panel).toBeHidden();
    },
    'the request, with a photo': async () => {
      await quote.accept();
      await quote.choosePhotos([await phonePhoto('keuken.jpg')]);
      await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
      await quote.send();
      await quote.expectAccepted();
      const { fields } = await inbox.waitForMail();
      expect(fields).toMatchObject({ partner: 'dealer-7', uploadedFiles: expect.stringContaining('keuken') });
    },
  });
});

test('in Safari 16.4 our own pages change film and language, and nothing covers them', async ({ page }) => {
  await page.goto('/kleuren-folie');
  const visualiser = visualiserOn(page);
  await ask({
    'neither menu nor assistant covers the page, and the footer leads on': async () => {
      await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeHidden();
      await expect(
        page.getByRole('button', { name: 'Menu' }).locator('svg').filter({ visible: true }),
      ).toHaveCount(1);
      await expect(new Chat(page).panel).toBeHidden();
      await expect(
        page
          .getByRole('contentinfo')
          .getByRole('link', { name: /Keuken/ })
          .first(),
      ).toBeVisible();
    },
    'the film': async () => {
      await visualiser.comeNear();
      await visualiser.film('Terracotta').check();
      await expect(visualiser.picture).toHaveAccessibleName('Keuken in Terracotta');
    },
    'the language': async () => {
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en\/kleuren-folie(?=#|$)/);
      await visualiser.comeNear();
      await expect(visualiser.picture).toHaveAccessibleName('Kitchen in Terracotta red');
    },
  });
});
