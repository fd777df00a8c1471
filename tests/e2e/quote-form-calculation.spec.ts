import { showHtml, widgetScript } from '../support/bare-page.ts';
import { kitchen, kitchenPrice } from '../support/calculator.ts';
import { rememberVisit } from '../support/chosen-film.ts';
import { ask } from '../support/questions.ts';
import { forgive, quoteOn, requestsOf } from '../support/quote.ts';
import { formPages, quoteFormOn } from '../support/quote-form.ts';
import { expect, type Locator, test } from '../support/test.ts';

/*
 * The price that a visitor saw in the calculator goes along with a request that they send in the quote form. Which price that is, in any
 * order of steps, is in widgets/carried-calculation.isolated.test.ts.
 */

const address = 'prijscalculator#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld';

/** The line of the form that names the price. */
function calculationIn(form: Locator) {
  return {
    line: form.getByText(/^(Uw berekening|Your calculation):/),
    remove: form.getByRole('button', { name: /^(Berekening weglaten|Leave out the calculation)$/ }),
  };
}

test('a price goes along on the same page, and can be left out', async ({ page, site, inbox }) => {
  const both = '<wrap-price-calculator></wrap-price-calculator><wrap-quote-form></wrap-quote-form>';
  await showHtml(page, both + widgetScript);
  const [quote, form] = [quoteOn(page), quoteFormOn(page)];
  const { line, remove } = calculationIn(form.element);
  await ask({
    'the form shows the price of the calculator, and what it is for': async () => {
      await form.hydrated();
      await expect(line).toHaveCount(0);
      await quote.calculate();
      await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
      await expect(line).toHaveText(
        `Uw berekening: Keuken, ${kitchenPrice} (incl. btw, indicatie, geen offerte), 12 fronten, 4 lades, mat, gemiddeld`,
      );
    },

    'a new calculation replaces it': async () => {
      await quote.fill({ length: '6' });
      await quote.button('Bereken opnieuw').click();
      await expect(line).toContainText('Keuken, vanaf € 1.127');
      await quote.fill({ length: '12' });
      await quote.button('Bereken opnieuw').click();
      await expect(line).toContainText(kitchenPrice);
    },

    'the mail opens the calculator with it, and then it is gone': async () => {
      await form.fill();
      await form.send();
      await form.expectSent();
      const { fields, names } = await inbox.waitForMail();
      expect(fields['calculation']).toBe(`${site.origin}/${address}`);
      expect(names.indexOf('calculation')).toBeGreaterThan(names.indexOf('Tijdstip'));
      await expect(line).toHaveCount(0);
    },

    'a price that is left out by keyboard is in no mail, also after a reload': async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await quote.button('Bereken prijs').click();
      expect(await remove.boundingBox(), 'large enough for a thumb').toMatchObject({ width: 44, height: 44 });
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(line).toHaveCount(0);
      await expect(form.field('description')).toBeFocused();
      await page.reload();
      await form.hydrated();
      await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
      await expect(line).toHaveCount(0);
      await form.fill();
      await form.send();
      await form.expectSent();
      expect((await inbox.waitForMail()).fields).not.toHaveProperty('calculation');
    },
  });
});

test('a price goes along to the next pages of the visit, in their language', async ({
  page,
  site,
  inbox,
}) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  const form = quoteFormOn(page, 'en');
  const { line } = calculationIn(form.element);
  await ask({
    'it is shown on the next page': async () => {
      await quote.calculate(kitchen);
      await expect(quote.element.getByText(kitchenPrice, { exact: true })).toBeVisible();
      await quote.button(quote.words.accept).click();
      await page.goto(formPages.en);
      await expect(line).toHaveText(
        'Your calculation: Kitchen, from €1,923 (incl. VAT, an indication, not a quote), 12 fronts, 4 drawers, matt, average',
      );
    },

    'its mail is Dutch': async () => {
      await form.prepare(page);
      await form.send();
      await form.expectSent();
      expect((await inbox.waitForMail()).fields['calculation']).toBe(`${site.origin}/${address}`);
    },

    'what has arrived is on no later page': async () => {
      await page.goto(formPages.en);
      await form.hydrated();
      await expect(line).toHaveCount(0);
    },
  });
});

test('without a calculation nothing loads, and one that cannot be loaded does not prevent a request', async ({
  page,
  inbox,
  pageErrors,
}) => {
  const rules = requestsOf(page, /assets\/calculation\.part/);
  const form = quoteFormOn(page);
  await page.goto(formPages.nl);
  await form.prepare(page);
  expect(rules).toEqual([]);
  await page.route(/assets\/calculation\.part/, (route) => route.abort());
  await page.evaluate(() => sessionStorage.clear());
  await rememberVisit(page, { calculation: `#${address.split('#')[1]}` });
  await page.reload();
  await form.prepare(page);
  expect(rules).not.toEqual([]);
  await form.send();
  await form.expectSent();
  expect((await inbox.waitForMail()).fields).toMatchObject({ Naam: 'Sanne de Vries' });
  forgive(pageErrors, /ERR_FAILED|dynamically imported module/);
});
