import { everyEngine } from '../engines/engines.ts';
import { showHtml, widgetScript } from '../support/bare-page.ts';
import { filmIn } from '../support/chosen-film.ts';
import { photo } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { quoteOn, requestsOf } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { expect, test } from '../support/test.ts';

/*
 * A film that a visitor chose in the visualiser, and a picture that they attached there, are taken to the calculator and the forms.
 */

const sage = 'WF-116 Saliegroen';

test('a film that is taken from the visualiser', async ({ page }) => {
  const visualiser = '<wrap-film-visualiser room="wardrobe" film="WF-218"></wrap-film-visualiser>';
  const walnut = 'WF-218 Notenhout';
  const quote = quoteOn(page);
  const take = () => page.locator('wrap-film-visualiser [part=price]').click();
  await ask({
    'to a calculator far below, without interaction before, is set there with its service': async () => {
      const far = '<div style="height:400vh"></div><wrap-price-calculator></wrap-price-calculator>';
      await showHtml(page, visualiser + far + widgetScript);
      await take();
      await expect(filmIn(quote.element).line).toHaveText(`Gekozen folie: ${walnut}`);
      await expect(quote.element.locator('input[name=projectType]:checked')).toHaveValue('meubel');
      await expect(quote.element.locator('input[name=folieType]:checked')).toHaveValue('hout');
      await expect(quote.element.locator('[aria-invalid=true]')).toHaveCount(0);
    },

    'to a calculator with a price updates the price at once, and keeps what was typed': async () => {
      await quote.calculate({
        projectType: 'meubel',
        length: '2',
        width: '1',
        folieType: 'mat',
        complexity: 'gemiddeld',
      });
      await expect(filmIn(quote.element).line).toBeHidden();
      await take();
      await expect(filmIn(quote.element).line).toHaveText(`Gekozen folie: ${walnut}`);
      await expect(quote.field('length')).toHaveValue('2');
      await expect(quote.element.locator('[part=price]')).toBeVisible();
      await expect(quote.element.getByText('Dit bedrag klopt niet meer')).toHaveCount(0);
    },
  });
});

test('a film that is chosen on the page of films goes along by a link of the page', async ({ page }) => {
  const walnut = 'Gekozen folie: WF-218 Notenhout';
  await page.goto('/kleuren-folie');
  const visualiser = page.locator('wrap-film-visualiser');
  await visualiser.scrollIntoViewIfNeeded();
  await expect(visualiser.getByRole('button', { name: 'eigen foto' })).toBeVisible();
  await visualiser.getByRole('radio', { name: /Notenhout/ }).check({ force: true });
  await expect(page).toHaveURL(/film=WF-218/);
  await page.getByRole('banner').getByRole('link', { name: 'Gratis offerte' }).click();
  await page.waitForURL('**/#contact');
  await expect(filmIn(page.locator('wrap-quote-form')).line).toHaveText(walnut);
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
