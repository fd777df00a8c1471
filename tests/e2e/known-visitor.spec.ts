import { showHtml, widgetScript } from '../support/bare-page.ts';
import { kitchen } from '../support/calculator.ts';
import { photo } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { forgive, quoteOn, requestsOf, visitor } from '../support/quote.ts';
import { formPages, quoteFormOn } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * Nothing is typed twice: what is filled in in one form appears in the others, on the same page and on the next ones.
 */

const told = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: visitor.email,
  phone: visitor.phone,
  projectType: 'keuken-wrappen',
};
const uploads = /\/storage\/v1\/object\/customer-uploads\//;

/** Opens a page of ours with both. */
async function openBoth(page: Page) {
  const both = '<wrap-price-calculator></wrap-price-calculator><wrap-quote-form></wrap-quote-form>';
  await showHtml(page, both + widgetScript);
  const [quote, form] = [quoteOn(page), quoteFormOn(page)];
  await quote.hydrated();
  await form.hydrated();
  return { quote, form };
}

/** Opens the calculator, fills everything in, and uploads a red photo, `keuken.jpg`. */
async function openWithPhoto(page: Page) {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg', '#c83232')]);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  return quote;
}

test('what is typed in the calculator', async ({ page }) => {
  const { quote, form } = await openBoth(page);
  await ask({
    'appears at once in the form beside it': async () => {
      await quote.choose('projectType', 'keuken');
      await expect(form.field('projectType')).toHaveValue('keuken-wrappen');
      await quote.prepare();
      await form.expectKept(told);
    },

    'is no longer in its send form after a request, and stays so': async () => {
      await quote.send();
      await quote.expectAccepted();
      await form.expectKept(told);
      await quote.calculate(kitchen);
      await quote.button(quote.words.accept).click();
      for (const name of ['name', 'email', 'phone'] as const)
        await expect(quote.contact(name)).toHaveValue('');
    },
  });
});

test('what was typed in the form is not overwritten', async ({ page }) => {
  const { quote, form } = await openBoth(page);
  await form.fill({ email: 'werk@voorbeeld.nl', projectType: 'overig' });
  await quote.prepare();
  await form.expectKept({ ...told, email: 'werk@voorbeeld.nl', projectType: 'overig' });
});

test('what is typed in the form is in the calculator’s send form when that opens', async ({ page }) => {
  const { quote, form } = await openBoth(page);
  await form.fill();
  await quote.calculate();
  await quote.button(quote.words.accept).click();
  for (const name of ['name', 'email', 'phone'] as const)
    await expect(quote.contact(name)).toHaveValue(visitor[name]);
});

test('a photo chosen in one is in the other after its upload, and is uploaded once', async ({
  page,
  inbox,
}) => {
  const posts = requestsOf(page, uploads);
  const { quote, form } = await openBoth(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg', '#c83232')]);
  await expect(form.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  await form.fill({ clientType: 'particulier' });
  await form.send();
  await form.expectSent();
  const { fields } = await inbox.waitForMail();
  expect(fields).toMatchObject({ Naam: visitor.name, Foto_info: expect.stringMatching(/-keuken\.webp$/) });
  expect(posts.filter((line) => line.startsWith('POST'))).toHaveLength(1);
  await expect(quote.photo('keuken.jpg'), 'the calculator keeps its own').toBeVisible();
});

test('on the next page of the visit the form is filled in, with photos', async ({ page, inbox }) => {
  const posts = requestsOf(page, uploads);
  await openWithPhoto(page);
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.hydrated();
  await form.expectKept(told);
  await expect(form.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  const middle = await form
    .photo('keuken.jpg')
    .locator('canvas')
    .evaluate(
      (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(48, 48, 1, 1).data[0] ?? 0,
    );
  expect(middle, 'with its thumbnail').toBeGreaterThan(150);
  await form.fill({ clientType: 'zzp' });
  await form.send();
  await form.expectSent();
  expect((await inbox.waitForMail()).fields['Foto_info']).toMatch(/-keuken\.webp$/);
  expect(posts.filter((line) => line.startsWith('POST'))).toHaveLength(1);

  await page.reload();
  await form.hydrated();
  await form.expectKept({ ...told, clientType: '' });
  await expect(form.element.locator('canvas'), 'what was sent is not sent again').toHaveCount(0);
});

test('a photo that the calculator sent is in no form of the visit any more, also not after a reload', async ({
  page,
  inbox,
}) => {
  const posts = requestsOf(page, uploads);
  const quote = await openWithPhoto(page);
  await quote.send();
  await quote.expectAccepted();
  expect((await inbox.waitForMail()).fields['uploadedFiles']).toMatch(/-keuken\.webp$/);

  await page.reload();
  // Another request of the same visit, whose photos are restored when the request code loads.
  await quote.prepare();
  await quote.choosePhotos([await photo('raam.jpg', '#3232c8')]);
  await expect(quote.photo('raam.jpg').getByRole('status')).toHaveText('geüpload');
  await expect(quote.photo('keuken.jpg')).toHaveCount(0);

  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.hydrated();
  await expect(form.photo('raam.jpg').getByRole('status')).toHaveText('geüpload');
  await expect(form.photo('keuken.jpg')).toHaveCount(0);
  expect(posts.filter((line) => line.startsWith('POST'))).toHaveLength(2);
});

test('a photo that was not uploaded yet is uploaded on the next page', async ({ page, site, pageErrors }) => {
  await site.misbehave({ storage: 'hang' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  const first = page.waitForRequest(/customer-uploads\/\d/);
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await first;
  await site.misbehave({});
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await expect(form.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  // The bucket may have stored it the first time, and then answers with an error.
  forgive(pageErrors, /status of 400/);
});

test('another tab is another visit: its form is empty', async ({ page, context }) => {
  await page.goto('/prijscalculator');
  await quoteOn(page).prepare();
  const other = await context.newPage();
  await other.goto(formPages.nl);
  const form = quoteFormOn(other);
  await form.hydrated();
  await form.expectEmpty();
});

test('where storage is blocked the details are shared on the page itself', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied by the browser.', 'SecurityError');
        },
      });
  });
  const { quote, form } = await openBoth(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await form.expectKept(told);
  await expect(form.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  await page.reload();
  await form.hydrated();
  await form.expectEmpty();
});
