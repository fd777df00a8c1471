import { filmIn } from '../support/chosen-film.ts';
import { ask, type Questions } from '../support/questions.ts';
import { quoteOn } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * The film that a visitor chose in the visualiser is taken along to the price and the request, until the visitor removes it.
 */

const link = '#keuken?folieType=mat&film=WF-116&room=kitchen';
const sage = 'WF-116 Saliegroen';
const seenInKitchen = `${sage}, gezien op: Keuken`;
const told = { film: 'WF-116', room: 'kitchen' };

/** Completes a kitchen with a chosen film, and calculates its price. */
async function calculateKitchen(page: Page) {
  const quote = quoteOn(page);
  await quote.fill({ length: '12', drawers: '4', complexity: 'gemiddeld' });
  await quote.button(quote.words.calculate).click();
  await expect(quote.element.getByText(quote.words.price)).toBeVisible();
  return quote;
}

/** Completes a kitchen with a chosen film, and sends it. */
async function sendKitchen(page: Page) {
  const quote = await calculateKitchen(page);
  await quote.accept();
  await quote.send();
  await quote.expectAccepted();
}

test.describe('the address of a film', () => {
  test('opens the calculator with it, and the mail names it', async ({ page, context, inbox }) => {
    await page.goto(`/prijscalculator${link}`);
    const quote = quoteOn(page);
    await expect(filmIn(quote.element).line).toHaveText(`Gekozen folie: ${sage}`);
    await expect(quote.element.locator('input[name=folieType]:checked')).toHaveValue('mat');
    await expect(quote.element.locator('[aria-invalid=true]')).toHaveCount(0);
    await expect(quote.element.getByRole('alert').filter({ hasText: 'Velden ontbreken' })).toHaveCount(0);

    await calculateKitchen(page);
    await quote.accept();
    await quote.send();
    await quote.expectAccepted();
    const { fields, names } = await inbox.waitForMail();
    expect(fields['film']).toBe(seenInKitchen);
    expect(fields['message']?.split(/\r?\n/)).toContain(`Gekozen folie: ${seenInKitchen}`);
    expect(names.indexOf('film')).toBeGreaterThan(names.indexOf('message'));

    // Another tab is another visit, so the person who plans the work sees the film by the link alone.
    const planner = await context.newPage();
    await planner.goto(fields['calculation'] ?? '');
    const { element } = quoteOn(planner);
    await expect(element.getByText(quote.words.price)).toBeVisible();
    await expect(filmIn(element).line).toHaveText(`Gekozen folie: ${sage}, 12 fronten`);
  });

  test('in English is shown in English, and the mail stays Dutch', async ({ page, inbox }) => {
    await page.goto(`/en/prijscalculator${link}`);
    const quote = quoteOn(page, 'en');
    await expect(filmIn(quote.element).line).toHaveText('Your film: WF-116 Sage green');
    await quote.fill({ length: '12', drawers: '4', complexity: 'gemiddeld' });
    await quote.button(quote.words.calculate).click();
    await quote.accept();
    await quote.send();
    await quote.expectAccepted();
    expect((await inbox.waitForMail()).fields['film']).toBe(seenInKitchen);
  });

  test('is part of the link to a calculation until it is removed with a press, which takes it out of the mail', async ({
    page,
    context,
    inbox,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/prijscalculator${link}`);
    const quote = await calculateKitchen(page);
    const copied = quote.element.getByText(/^Gekopieerd/);
    const copy = async () => {
      await quote.button('Kopieer link naar deze berekening').click();
      await expect(copied).toBeVisible();
      return new URL(await page.evaluate(() => navigator.clipboard.readText())).hash;
    };
    const calculation = '#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld';
    await ask({
      'the copied link names it': async () =>
        expect(await copy()).toBe(`${calculation}&film=WF-116&room=kitchen`),

      'a press removes it, and the focus stays close': async () => {
        await filmIn(quote.element).remove.focus();
        await page.keyboard.press('Enter');
        await filmIn(quote.element).expectNone();
        await expect(quote.element.locator('input[name=folieType][value=mat]')).toBeFocused();
        await expect(copied, 'what was copied is another calculation').toBeHidden();
        expect(await copy()).toBe(calculation);
      },

      'it is in no mail then': async () => {
        await quote.accept();
        await quote.send();
        await quote.expectAccepted();
        const { fields } = await inbox.waitForMail();
        expect(fields).toMatchObject({ folieType: 'mat' });
        expect(fields).not.toHaveProperty('film');
        expect(fields['message']).not.toContain('Gekozen folie');
      },
    });
  });

  test('that is none of ours, or for something else, chooses no film', async ({ page, inbox }) => {
    const quote = quoteOn(page);
    const questions: Questions = {};
    for (const [what, fragment, type] of [
      ['a film that we do not have', '#keuken?folieType=mat&film=WF-999', 'mat'],
      ['a film of another kind', '#keuken?folieType=hout&film=WF-116', 'hout'],
      ['a film for glass', '#keuken?folieType=mat&film=WF-620', 'mat'],
      ['a text', '#keuken?folieType=mat&film=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'mat'],
      ['another header', '#keuken?folieType=mat&film=WF-116%0ABcc:%20iemand@voorbeeld.nl', 'mat'],
    ] as const)
      questions[what] = async () => {
        await page.goto('about:blank');
        await page.goto(`/prijscalculator${fragment}`);
        await expect(quote.element.locator('input[name=folieType]:checked')).toHaveValue(type);
        await quote.fill({ length: '12', drawers: '4', complexity: 'gemiddeld' });
        await quote.button(quote.words.calculate).click();
        await expect(quote.element.locator('[part=price]')).toBeVisible();
        await filmIn(quote.element).expectNone();
      };
    questions['such a text is in no mail'] = async () => {
      await quote.accept();
      await quote.send();
      await quote.expectAccepted();
      await filmIn(quote.element).expectNone();
      const { fields } = await inbox.waitForMail();
      expect(fields).not.toHaveProperty('film');
      expect(JSON.stringify(fields)).not.toMatch(/Gekozen folie|film=|iemand|onerror/);
    };
    await ask(questions);
  });

  test('of an unknown room names no room', async ({ page, inbox }) => {
    await page.goto('/prijscalculator#keuken?folieType=mat&film=WF-116&room=%3Cb%3Ezolder');
    await sendKitchen(page);
    expect((await inbox.waitForMail()).fields['film']).toBe(sage);
  });
});

test('a film in the calculator', async ({ page }) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.hydrated();
  await ask({
    'its address keeps what was typed': async () => {
      await quote.fill({ projectType: 'keuken', length: '12', drawers: '4', folieType: 'hout' });
      await page.evaluate((hash) => {
        location.hash = hash;
      }, link);
      await expect(filmIn(quote.element).line).toBeVisible();
      await expect(quote.field('length')).toHaveValue('12');
      await expect(quote.field('drawers')).toHaveValue('4');
      await expect(quote.element.locator('input[name=folieType]:checked')).toHaveValue('mat');
    },

    'it is replaced by another kind of film': async () => {
      await quote.choose('folieType', 'hout');
      await filmIn(quote.element).expectNone();
    },

    'a film of an earlier page appears once a service is chosen, with the price for that service':
      async () => {
        await page.evaluate((told) => {
          // The calculation with another kind of film would be shown again.
          sessionStorage.clear();
          sessionStorage.setItem('wrappie-visitor', JSON.stringify(told));
        }, told);
        // Not with the fragment, which chooses a service.
        await page.goto('about:blank');
        await page.goto('/prijscalculator');
        await quote.hydrated();
        await quote.choose('projectType', 'kozijnen');
        await expect(filmIn(quote.element).line).toHaveText(`Gekozen folie: ${sage}`);
        await expect(quote.element.locator('input[name=folieType]:checked')).toHaveValue('effen');
        await quote.choose('projectType', 'raamfolie');
        await filmIn(quote.element).expectNone();
      },

    'it changes language with the page': async () => {
      await page.goto('about:blank');
      await page.goto(`/prijscalculator${link}`);
      await expect(filmIn(quote.element).line).toBeVisible();
      await page.locator('wrap-language-switcher').getByRole('link', { name: 'English' }).first().click();
      await expect(page).toHaveURL(/\/en\/prijscalculator#keuken\?folieType=mat&film=WF-116&room=kitchen$/);
      await expect(filmIn(quote.element).line).toHaveText('Your film: WF-116 Sage green');
    },
  });
});
