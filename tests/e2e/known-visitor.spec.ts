import { showHtml, widgetScript } from '../support/bare-page.ts';
import { kitchen, kitchenPrice } from '../support/calculator.ts';
import { photo } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { forgive, quoteOn, requestsOf, visitor } from '../support/quote.ts';
import { formPages, quoteFormOn } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectNothingOffered } from '../support/unsent.ts';

/*
 * Nothing is typed twice: what is filled in in one form appears in the others, on the same page and on the next ones. What overwrites what
 * is in widgets/quote-form/quote-form.visitor.test.ts and widgets/request/share-photos.test.ts.
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
async function openBoth(page: Page, query = '') {
  const both = '<wrap-price-calculator></wrap-price-calculator><wrap-quote-form></wrap-quote-form>';
  await showHtml(page, both + widgetScript, { query });
  const [quote, form] = [quoteOn(page), quoteFormOn(page)];
  await quote.hydrated();
  await form.hydrated();
  return { quote, form };
}

test('two forms of a page', async ({ page, inbox }) => {
  const posts = requestsOf(page, uploads);
  const uploaded = () => posts.filter((line) => line.startsWith('POST'));
  const { quote, form } = await openBoth(page);
  await ask({
    'what is typed in the form is in the calculator’s send form when that opens': async () => {
      await form.fill({ firstName: 'Sanne', lastName: 'de Vries', phone: visitor.phone });
      await form.fill({ email: 'werk@voorbeeld.nl', clientType: 'particulier' });
      await quote.choose('projectType', 'keuken');
      await expect(form.field('projectType')).toHaveValue('keuken-wrappen');
      await quote.calculate();
      await quote.button(quote.words.accept).click();
      await expect(quote.contact('name')).toHaveValue(visitor.name);
      await expect(quote.contact('email')).toHaveValue('werk@voorbeeld.nl');
      await expect(quote.contact('phone')).toHaveValue(visitor.phone);
    },

    'a photo chosen in one is in the other after its upload': async () => {
      await quote.choosePhotos([await photo('keuken.jpg', '#c83232')]);
      await expect(form.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
    },

    'what was typed in the form is not overwritten': async () => {
      await quote.contact('email').fill(visitor.email);
      await form.expectKept({ ...told, email: 'werk@voorbeeld.nl' });
    },

    'the form is sent with the photo, which is uploaded once and stays in the calculator': async () => {
      await form.send();
      await form.expectSent();
      const { fields } = await inbox.waitForMail();
      expect(fields).toMatchObject({
        Naam: visitor.name,
        'E-mail': 'werk@voorbeeld.nl',
        Foto_info: expect.stringMatching(/-keuken\.webp$/),
      });
      expect(uploaded()).toHaveLength(1);
      await expect(quote.photo('keuken.jpg'), 'the calculator keeps its own').toBeVisible();
    },

    'after a request of the calculator its send form is empty, and stays so': async () => {
      await quote.send();
      await quote.expectAccepted();
      await quote.calculate(kitchen);
      await quote.button(quote.words.accept).click();
      for (const name of ['name', 'email', 'phone'] as const)
        await expect(quote.contact(name)).toHaveValue('');
    },
  });
});

test('a reload, and the page in the other language, hold what was typed', async ({ page }) => {
  await page.goto('/contact');
  const form = quoteFormOn(page);
  await form.hydrated();
  const typed = {
    ...told,
    address: 'Kade 1',
    city: 'Rotterdam',
    clientType: 'zakelijk',
    description: 'Twaalf fronten, graag mat.',
  };
  await form.fill(typed);
  await ask({
    'after a reload': async () => {
      await page.reload();
      await form.hydrated();
      await form.expectKept(typed);
    },

    'in English': async () => {
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en/);
      await form.hydrated();
      await form.expectKept(typed);
    },

    'in another tab nothing is known of it': async () => {
      const other = await page.context().newPage();
      await other.goto(formPages.en);
      const empty = quoteFormOn(other, 'en');
      await empty.hydrated();
      await empty.expectEmpty();
      await other.close();
    },
  });
});

test('a calculator holds its project and price after a reload, and in the other language', async ({
  page,
}) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.hydrated();
  await quote.fill(kitchen);
  await quote.button('Bereken prijs').click();
  await quote.button(quote.words.accept).click();
  await quote.field('message').fill('Graag in mei.');
  const expectKept = async (price: string) => {
    await expect(quote.element.getByText(price, { exact: true })).toBeVisible();
    await expect(quote.field('length')).toHaveValue('12');
    await expect(quote.element.getByRole('radio', { name: 'Mat' }).first()).toBeChecked();
  };
  await ask({
    'after a reload': async () => {
      await page.reload();
      await expectKept(kitchenPrice);
      await quote.button(quote.words.accept).click();
      await expect(quote.field('message')).toHaveValue('Graag in mei.');
    },

    'in English': async () => {
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/\/en\//);
      await expectKept('from €1,923');
    },

    'a service in the address comes first': async () => {
      await page.goto('/en/prijscalculator?service=kozijnen');
      await quote.hydrated();
      await expect(quote.field('width')).toHaveValue('');
      await expect(quote.element.getByText('from €1,923')).toHaveCount(0);
    },
  });
});

test('the next pages of the visit', async ({ page, context, inbox, site, pageErrors }) => {
  const posts = requestsOf(page, uploads);
  const uploaded = () => posts.filter((line) => line.startsWith('POST'));
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  const form = quoteFormOn(page);
  await ask({
    'the form is filled in, with a photo and its thumbnail': async () => {
      await quote.prepare();
      await quote.choosePhotos([await photo('keuken.jpg', '#c83232')]);
      await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
      await page.goto(formPages.nl);
      await form.hydrated();
      await form.expectKept(told);
      await expect(form.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
      const middle = () =>
        form
          .photo('keuken.jpg')
          .locator('canvas')
          .evaluate(
            (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(48, 48, 1, 1).data[0] ?? 0,
          );
      await expect.poll(middle).toBeGreaterThan(150);
    },

    'another tab is another visit: its form is empty': async () => {
      const other = await context.newPage();
      await other.goto(formPages.nl);
      const empty = quoteFormOn(other);
      await empty.hydrated();
      await empty.expectEmpty();
      await other.close();
    },

    'what was sent is not sent again': async () => {
      await form.fill({ clientType: 'zzp' });
      await form.send();
      await form.expectSent();
      expect((await inbox.waitForMail()).fields['Foto_info']).toMatch(/-keuken\.webp$/);
      expect(uploaded()).toHaveLength(1);
      await page.reload();
      await form.hydrated();
      await form.expectKept({ ...told, clientType: '' });
      await expect(form.element.locator('canvas')).toHaveCount(0);
    },

    'a photo that was not uploaded yet is uploaded on the next page': async () => {
      await page.goto('/prijscalculator');
      await site.misbehave({ storage: 'hang' });
      await quote.prepare();
      const first = page.waitForRequest(/customer-uploads\/\d/);
      await quote.choosePhotos([await photo('raam.jpg')]);
      await first;
      await site.misbehave({});
      await page.goto(formPages.nl);
      await expect(form.photo('raam.jpg').getByRole('status')).toHaveText('geüpload');
    },

    'a photo that the calculator sent is in no form of the visit any more': async () => {
      await page.goto('/prijscalculator');
      await quote.prepare();
      await expect(quote.photo('raam.jpg').getByRole('status')).toHaveText('geüpload');
      await quote.send();
      await quote.expectAccepted();
      await page.goto(formPages.nl);
      await form.hydrated();
      await form.expectKept(told);
      await expect(form.element.locator('canvas')).toHaveCount(0);
    },
  });
  // The bucket may have stored a photo the first time, and then answers with an error.
  forgive(pageErrors, /status of 400/);
});

test('where storage is blocked the details are shared on the page itself, and a request still arrives', async ({
  page,
  inbox,
}) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied by the browser.', 'SecurityError');
        },
      });
  });
  const { quote, form } = await openBoth(page, '?utm_source=google');
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await form.expectKept(told);
  await expect(form.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  await quote.send();
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  expect(fields, 'the page itself is still named').toMatchObject({
    utm_source: 'google',
    first_utm_source: 'google',
    uploadedFiles: expect.stringMatching(/-keuken\.webp$/),
  });
  await page.reload();
  await form.hydrated();
  await form.expectEmpty();
  await expectNothingOffered(page);
});
