import { showHtml, widgetScript } from '../support/bare-page.ts';
import { filmIn, rememberVisit } from '../support/chosen-film.ts';
import { ask, type Questions } from '../support/questions.ts';
import { forgive, quoteOn, requestsOf } from '../support/quote.ts';
import { formPages, quoteFormOn } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

/*
 * The film that a visitor chose on an earlier page, in the quote form.
 */

const sage = 'WF-116 Saliegroen';
const seenInKitchen = `${sage}, gezien op: Keuken`;
const told = { film: 'WF-116', room: 'kitchen' };

test.describe('a film in the quote form', () => {
  test('of an earlier page is shown, and the mail names it', async ({ page, inbox }) => {
    await rememberVisit(page, told);
    await page.goto(formPages.nl);
    const form = quoteFormOn(page);
    await expect(filmIn(form.element).line).toHaveText(`Gekozen folie: ${sage}`);
    await form.prepare(page);
    await form.send();
    await form.expectSent();
    const { fields, names } = await inbox.waitForMail();
    expect(fields['film']).toBe(seenInKitchen);
    expect(names.indexOf('film')).toBeGreaterThan(names.indexOf('Tijdstip'));
    await filmIn(form.element).expectNone();
  });

  test('can be removed with a press, also from the calculator beside it', async ({ page, inbox }) => {
    await rememberVisit(page, told);
    const both =
      '<wrap-price-calculator service="keuken"></wrap-price-calculator><wrap-quote-form></wrap-quote-form>';
    await showHtml(page, both + widgetScript);
    const [quote, form] = [quoteOn(page), quoteFormOn(page)];
    await quote.hydrated();
    await quote.fill({ length: '12' });
    await expect(filmIn(quote.element).line).toBeVisible();
    await filmIn(form.element).remove.focus();
    await page.keyboard.press('Enter');
    await filmIn(form.element).expectNone();
    await filmIn(quote.element).expectNone();
    await expect(form.field('description')).toBeFocused();
    await form.fill();
    await form.send();
    await form.expectSent();
    expect((await inbox.waitForMail()).fields).not.toHaveProperty('film');
    await page.reload();
    await form.hydrated();
    await filmIn(form.element).expectNone();
  });

  test('is absent where the stored value is none of our films', async ({ page, inbox }) => {
    const form = quoteFormOn(page);
    await page.goto(formPages.nl);
    const questions: Questions = {};
    for (const [what, film] of [
      ['an unknown code', 'WF-999'],
      ['no text', 116],
      ['a text of somebody else', 'WF-116 Bel 0900-1234 <b>nu</b>'],
    ] as const)
      questions[what] = async () => {
        await page.evaluate((told) => sessionStorage.setItem('wrappie-visitor', JSON.stringify(told)), {
          film,
          room: 'kitchen',
          name: 'Sanne de Vries',
        });
        await page.reload();
        await form.hydrated();
        await expect(form.field('firstName'), 'the rest is remembered').toHaveValue('Sanne');
        await filmIn(form.element).expectNone();
      };
    questions['such a text is in no mail'] = async () => {
      await form.prepare(page);
      await filmIn(form.element).expectNone();
      await form.send();
      await form.expectSent();
      const { fields } = await inbox.waitForMail();
      expect(fields).not.toHaveProperty('film');
      expect(JSON.stringify(fields)).not.toContain('0900');
    };
    await ask(questions);
  });

  test('loads its list only when there is one', async ({ page }) => {
    const lists = requestsOf(page, /chosen-film/);
    await page.goto(formPages.nl);
    await quoteFormOn(page).prepare(page);
    expect(lists).toEqual([]);
  });

  test('that cannot be loaded does not prevent a request', async ({ page, inbox, pageErrors }) => {
    await rememberVisit(page, told);
    await page.route(/chosen-film/, (route) => route.abort());
    await page.goto(formPages.nl);
    const form = quoteFormOn(page);
    await form.prepare(page);
    await form.send();
    await form.expectSent();
    expect((await inbox.waitForMail()).fields).toMatchObject({ Naam: 'Sanne de Vries' });
    forgive(pageErrors, /ERR_FAILED|dynamically imported module/);
  });
});
