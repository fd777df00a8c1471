import { ask } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';
import { visualiserOn } from '../support/visualiser.ts';

/* Free samples, from the pages of the films and the visualiser to the mail. */

test('samples go into a basket, and with the quote form to us', async ({ page, inbox }) => {
  const sample = (film: string) =>
    page.getByRole('button', { name: `Gratis staal van ${film}`, exact: true });
  const line = page.getByRole('main').getByRole('status');
  const form = quoteFormOn(page);
  const addressHint = form.element.getByText('dan weten wij waar ze heen mogen');
  await ask({
    'the page of a film puts its sample into the basket': async () => {
      await page.goto('/kleuren-folie/notenhout');
      await expect(line.getByText('in uw mandje')).toBeHidden();
      await sample('Notenhout').click();
      await expect(sample('Notenhout')).toHaveAttribute('aria-pressed', 'true');
      await expect(line).toHaveText('1 van de 5 stalen in uw mandje. Vraag uw gratis stalen aan');
    },

    'the list of films knows it, takes five, and refuses a sixth': async () => {
      await page.goto('/kleuren-folie/alle');
      await expect(sample('Notenhout')).toHaveAttribute('aria-pressed', 'true');
      for (const film of ['Saliegroen', 'Duinzand', 'Geborsteld koper', 'Cognac leer'])
        await sample(film).click();
      await sample('Volledig mat').click();
      await expect(line).toContainText('Uw mandje is vol');
      await expect(sample('Volledig mat')).toHaveAttribute('aria-pressed', 'false');
      await sample('Geborsteld koper').click();
      await expect(line).toContainText('4 van de 5 stalen');
    },

    'its bar covers no sample that has the focus': async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const bar = line.locator('[data-samples]');
      await sample('Krijtwit').focus();
      for (let tabs = 0; tabs < 28; tabs++) {
        await page.keyboard.press('Tab');
        const edges = await bar.evaluate((element) => [
          element.contains(document.activeElement),
          element.getBoundingClientRect().top,
          document.activeElement?.getBoundingClientRect().bottom,
        ]);
        const [isIn, top, bottom] = edges as [boolean, number, number];
        if (isIn) break;
        expect(bottom, `after ${tabs + 1} tabs`).toBeLessThanOrEqual(top);
      }
    },

    'so does the visualiser': async () => {
      await page.goto('/kleuren-folie#folie?room=kitchen&film=WF-112');
      const visualiser = visualiserOn(page);
      await visualiser.comeNear();
      await expect(sample('Duinzand')).toHaveAttribute('aria-pressed', 'true');
      await sample('Duinzand').click();
      await visualiser.element.getByRole('link', { name: 'Vraag uw gratis stalen aan' }).click();
      await expect(page).toHaveURL(/\/#contact$/);
    },

    'the form shows them, and lets one go': async () => {
      await form.hydrated();
      await expect(form.element.getByRole('button', { name: /^Geen staal van WF-/ })).toHaveCount(3);
      await form.element.getByRole('button', { name: 'Geen staal van WF-510 Cognac leer' }).click();
      await expect(form.element.getByRole('button', { name: /^Geen staal van WF-/ })).toHaveCount(2);
    },

    'it says that it needs an address to send them to': async () => {
      await expect(addressHint).toBeVisible();
    },

    'the mail names them, and the basket is empty': async () => {
      await form.prepare(page);
      await expect(addressHint).toHaveCount(0);
      await form.send();
      await form.expectSent();
      expect((await inbox.waitForMail()).fields['staal']).toBe('WF-218 Notenhout, WF-116 Saliegroen');
      await expect(form.element.getByRole('button', { name: /^Geen staal van WF-/ })).toHaveCount(0);
      await page.goto('/kleuren-folie/notenhout');
      await expect(sample('Notenhout')).toHaveAttribute('aria-pressed', 'false');
      await expect(line.getByText('in uw mandje')).toBeHidden();
    },
  });
});

test('the samples in the basket go along with a price, too', async ({ page, inbox }) => {
  await page.goto('/kleuren-folie/notenhout');
  await page.getByRole('button', { name: 'Gratis staal van Notenhout', exact: true }).click();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await expect(quote.element.getByText('Zet uw straat en plaats in uw bericht')).toBeVisible();
  await quote.field('message').fill('Kerkstraat 1, Delft');
  await expect(quote.element.getByText('Zet uw straat en plaats in uw bericht')).toHaveCount(0);
  await quote.send();
  await quote.expectAccepted();
  expect((await inbox.waitForMail()).fields['staal']).toBe('WF-218 Notenhout');
});
