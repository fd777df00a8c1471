import { everyEngine } from '../engines/engines.ts';
import { hydrate } from '../support/alive.ts';
import { showHtml, widgetScript } from '../support/bare-page.ts';
import { filmIn, rememberVisit } from '../support/chosen-film.ts';
import { photo } from '../support/photos.ts';
import { forgive, quoteOn, requestsOf } from '../support/quote.ts';
import { formPages, quoteFormOn } from '../support/quote-form.ts';
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
    await expect(filmIn(element).line).toHaveText(`Gekozen folie: ${sage}`);
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

  test('keeps what was typed', async ({ page }) => {
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.hydrated();
    await quote.fill({ projectType: 'keuken', length: '12', drawers: '4', folieType: 'hout' });
    await page.evaluate((hash) => {
      location.hash = hash;
    }, link);
    await expect(filmIn(quote.element).line).toBeVisible();
    await expect(quote.field('length')).toHaveValue('12');
    await expect(quote.field('drawers')).toHaveValue('4');
    await expect(quote.element.locator('input[name=folieType]:checked')).toHaveValue('mat');
  });

  test('is part of the link to a calculation until it is removed', async ({ page, context }) => {
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
    expect(await copy()).toBe(`${calculation}&film=WF-116&room=kitchen`);
    await filmIn(quote.element).remove.click();
    await expect(copied, 'what was copied is another calculation').toBeHidden();
    expect(await copy()).toBe(calculation);
  });

  for (const [what, fragment, type] of [
    ['a film that we do not have', '#keuken?folieType=mat&film=WF-999', 'mat'],
    ['a film of another kind', '#keuken?folieType=hout&film=WF-116', 'hout'],
    ['a film for glass', '#keuken?folieType=mat&film=WF-620', 'mat'],
    ['a text', '#keuken?folieType=mat&film=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', 'mat'],
    ['another header', '#keuken?folieType=mat&film=WF-116%0ABcc:%20iemand@voorbeeld.nl', 'mat'],
  ] as const)
    test(`with ${what} chooses none`, async ({ page, inbox }) => {
      await page.goto(`/prijscalculator${fragment}`);
      const quote = quoteOn(page);
      await expect(quote.element.locator('input[name=folieType]:checked')).toHaveValue(type);
      await quote.fill({ length: '12', drawers: '4', complexity: 'gemiddeld' });
      await quote.button(quote.words.calculate).click();
      await quote.accept();
      await quote.send();
      await quote.expectAccepted();
      await filmIn(quote.element).expectNone();
      const { fields } = await inbox.waitForMail();
      expect(fields).not.toHaveProperty('film');
      expect(JSON.stringify(fields)).not.toMatch(/Gekozen folie|film=|iemand|onerror/);
    });

  test('of an unknown room names no room', async ({ page, inbox }) => {
    await page.goto('/prijscalculator#keuken?folieType=mat&film=WF-116&room=%3Cb%3Ezolder');
    const quote = await calculateKitchen(page);
    await quote.accept();
    await quote.send();
    await quote.expectAccepted();
    expect((await inbox.waitForMail()).fields['film']).toBe(sage);
  });
});

test.describe('a film in the calculator', () => {
  test('can be removed with a press; it is in no mail then, and the focus stays close', async ({
    page,
    inbox,
  }) => {
    await page.goto(`/prijscalculator${link}`);
    const quote = quoteOn(page);
    await filmIn(quote.element).remove.focus();
    await page.keyboard.press('Enter');
    await filmIn(quote.element).expectNone();
    await expect(quote.element.locator('input[name=folieType][value=mat]')).toBeFocused();
    await calculateKitchen(page);
    await quote.accept();
    await quote.send();
    await quote.expectAccepted();
    const { fields } = await inbox.waitForMail();
    expect(fields).toMatchObject({ folieType: 'mat' });
    expect(fields).not.toHaveProperty('film');
    expect(fields['message']).not.toContain('Gekozen folie');
  });

  test('is replaced by another kind of film', async ({ page, inbox }) => {
    await page.goto(`/prijscalculator${link}`);
    const quote = quoteOn(page);
    await expect(filmIn(quote.element).line).toBeVisible();
    await quote.choose('folieType', 'hout');
    await filmIn(quote.element).expectNone();
    await quote.fill({ length: '12', complexity: 'gemiddeld' });
    await quote.button(quote.words.calculate).click();
    await quote.accept();
    await quote.send();
    await quote.expectAccepted();
    expect((await inbox.waitForMail()).fields).not.toHaveProperty('film');
  });

  test('of an earlier page appears once a service is chosen, with the price for that service', async ({
    page,
  }) => {
    await rememberVisit(page, told);
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.hydrated();
    await quote.choose('projectType', 'kozijnen');
    await expect(filmIn(quote.element).line).toHaveText(`Gekozen folie: ${sage}`);
    await expect(quote.element.locator('input[name=folieType]:checked')).toHaveValue('effen');
    await quote.choose('projectType', 'raamfolie');
    await filmIn(quote.element).expectNone();
  });

  test('changes language with the page', async ({ page }) => {
    await page.goto(`/prijscalculator${link}`);
    await expect(filmIn(quoteOn(page).element).line).toBeVisible();
    await page.locator('wrap-language-switcher').getByRole('link', { name: 'English' }).first().click();
    await expect(page).toHaveURL(/\/en\/prijscalculator#keuken\?folieType=mat&film=WF-116&room=kitchen$/);
    await expect(filmIn(quoteOn(page).element).line).toHaveText('Your film: WF-116 Sage green');
  });
});

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

  for (const [what, film] of [
    ['an unknown code', 'WF-999'],
    ['a text of somebody else', 'WF-116 Bel 0900-1234 <b>nu</b>'],
    ['no text', 116],
  ] as const)
    test(`is absent where the stored value is ${what}`, async ({ page, inbox }) => {
      await rememberVisit(page, { film, room: 'kitchen', name: 'Sanne de Vries' });
      await page.goto(formPages.nl);
      const form = quoteFormOn(page);
      await form.hydrated();
      await expect(form.field('firstName'), 'the rest is remembered').toHaveValue('Sanne');
      await form.prepare(page);
      await filmIn(form.element).expectNone();
      await form.send();
      await form.expectSent();
      expect((await inbox.waitForMail()).fields).not.toHaveProperty('film');
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

test.describe('a film that is taken from the visualiser', { tag: everyEngine }, () => {
  const visualiser = '<wrap-film-visualiser room="wardrobe" film="WF-218"></wrap-film-visualiser>';
  const walnut = 'WF-218 Notenhout';

  test('to a calculator far below, without interaction before, is set there with its service', async ({
    page,
  }) => {
    const far = '<div style="height:400vh"></div><wrap-price-calculator></wrap-price-calculator>';
    await showHtml(page, visualiser + far + widgetScript);
    await page.locator('wrap-film-visualiser [part=price]').click();
    const quote = quoteOn(page);
    await expect(filmIn(quote.element).line).toHaveText(`Gekozen folie: ${walnut}`);
    await expect(quote.element.locator('input[name=projectType]:checked')).toHaveValue('meubel');
    await expect(quote.element.locator('input[name=folieType]:checked')).toHaveValue('hout');
    await expect(quote.element.locator('[aria-invalid=true]')).toHaveCount(0);
  });

  test('to a calculator with a price updates the price at once, and keeps what was typed', async ({
    page,
  }) => {
    const calculator = '<wrap-price-calculator></wrap-price-calculator>';
    await showHtml(page, visualiser + calculator + widgetScript);
    const quote = quoteOn(page);
    await quote.calculate({
      projectType: 'meubel',
      length: '2',
      width: '1',
      folieType: 'mat',
      complexity: 'gemiddeld',
    });
    await page.locator('wrap-film-visualiser [part=price]').click();
    await expect(filmIn(quote.element).line).toHaveText(`Gekozen folie: ${walnut}`);
    await expect(quote.field('length')).toHaveValue('2');
    await expect(quote.element.locator('[part=price]')).toBeVisible();
    await expect(quote.element.getByText('Dit bedrag klopt niet meer')).toHaveCount(0);
  });

  test('to a calculator on another page of ours arrives there', async ({ page }) => {
    await showHtml(page, visualiser + widgetScript);
    const link = page.locator('wrap-film-visualiser [part=price]');
    await hydrate(page.locator('wrap-film-visualiser'));
    await link.click();
    await expect(page).toHaveURL(/\/prijscalculator#meubel\?folieType=hout&film=WF-218&room=wardrobe$/);
    await expect(filmIn(quoteOn(page).element).line).toHaveText(`Gekozen folie: ${walnut}`);
  });
});

test('a picture that was attached on an earlier page is sent with the request, uploaded once', {
  tag: everyEngine,
}, async ({ page, inbox }) => {
  const posts = requestsOf(page, /\/storage\/v1\/object\/customer-uploads\//);
  const { buffer } = await photo('keuken.jpg');
  const objectName = '1767225600000-abcdefghijkl-keuken.jpg';
  await page.goto('/bezorgen');
  await page.evaluate(
    async ([bytes, objectName]) => {
      sessionStorage.setItem(
        'wrappie-visitor',
        JSON.stringify({ film: 'WF-116', room: '', photos: [{ name: 'Mijn keuken.jpg', objectName }] }),
      );
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('wrappie-visitor', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('pictures');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const store = database.transaction('pictures', 'readwrite').objectStore('pictures');
      const picture = { bytes: new Uint8Array(bytes).buffer, type: 'image/jpeg', keptAt: Date.now() };
      await new Promise((resolve) => {
        store.put(picture, objectName).onsuccess = resolve;
      });
      database.close();
    },
    [[...buffer], objectName] as const,
  );
  expect(posts).toEqual([]);
  const both = '<wrap-price-calculator></wrap-price-calculator><wrap-quote-form></wrap-quote-form>';
  await showHtml(page, both + widgetScript);
  const [quote, form] = [quoteOn(page), quoteFormOn(page)];
  await form.hydrated();
  await quote.hydrated();
  await quote.choose('projectType', 'keuken');
  await expect(form.photo('Mijn keuken.jpg').getByRole('status')).toHaveText('geüpload');
  await form.fill();
  await form.send();
  await form.expectSent();
  expect((await inbox.waitForMail()).fields).toMatchObject({
    film: sage,
    Foto_info: expect.stringContaining(objectName),
  });
  expect(posts.filter((line) => line.startsWith('POST'))).toHaveLength(1);
});
