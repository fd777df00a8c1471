import { closeQuestions } from '../support/mail-question.ts';
import { ask } from '../support/questions.ts';
import { forgive, formPost, type Quote, quoteOn, visitor } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * Four other ways for a request without a receipt. Their words in each language are in widgets/forms.isolated.test.ts, and the text that
 * they carry is in widgets/request/ways-out.test.ts.
 */

/** What a request holds, however it is sent: also who led the visitor here, and the link of the calculation. */
const needed = (reference: string) => [
  ...Object.values(visitor),
  'Projecttype: Keuken',
  '"length":"12"',
  reference,
  'partner: dealer-7',
  /page: http\S+\/prijscalculator\s/,
  /calculation: http\S+\/prijscalculator#keuken\?length=12&drawers=4&\S+/,
];

function expectWhole(text: string, reference: string): void {
  for (const part of needed(reference)) expect(text).toMatch(part);
}

/** A request that the service refused without an answer. After 15 s the visitor is offered four other ways. */
async function unconfirmed(page: Page): Promise<{ quote: Quote; reference: string }> {
  await page.clock.install();
  await page.goto('/prijscalculator?partner=dealer-7');
  const quote = quoteOn(page);
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await page.clock.fastForward(15_000);
  return { quote, reference: await quote.expectUnconfirmed() };
}

test.beforeEach(async ({ inbox: _, site, page }) => {
  await site.misbehave({ formMail: '500' });
  await closeQuestions(page);
});
test.afterEach(({ pageErrors }) => forgive(pageErrors, /status of 500/));

test('an unconfirmed request, in the four other ways', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const heard: [string, unknown][] = [];
    Object.assign(window, { heard });
    for (const name of ['wrap-quote-failed', 'wrap-quote-sent'])
      addEventListener(name, (event) => heard.push([name, (event as CustomEvent).detail]));
  });
  const { quote, reference } = await unconfirmed(page);
  await ask({
    'call and mail links hold the request': () => expectLinks(quote, reference),

    'copy puts the whole request on the clipboard': async () => {
      await quote.unconfirmed.getByRole('button', { name: quote.words.copy }).click();
      await expect(quote.element.getByRole('status').filter({ hasText: 'Gekopieerd' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expectWhole(copied, reference);
    },

    'cancelling loses nothing: it is still in the form when that opens again': async () => {
      await quote.button('Annuleren').click();
      await expect(quote.contact('name')).toBeHidden();
      await quote.button(quote.words.accept).click();
      await quote.expectKept();
      await expect(quote.unconfirmed).toContainText(reference);
    },

    'where the page is not secure, so that it cannot copy, the text is shown instead': async () => {
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await quote.unconfirmed.getByRole('button', { name: quote.words.copy }).click();
      const text = quote.unconfirmed.getByRole('textbox', { name: 'Kopiëren lukt in deze browser niet' });
      await expect(text).toBeVisible();
      expectWhole(await text.inputValue(), reference);
    },

    'the host page gets an event of the failure, without personal data, and later one of the arrival':
      async () => {
        await site.misbehave({});
        await quote.retry();
        await quote.expectAccepted();
        const detail = { projectType: 'keuken', estimatedPrice: 1923, reference };
        expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual([
          ['wrap-quote-failed', detail],
          ['wrap-quote-sent', detail],
        ]);
      },
  });
});

async function expectLinks(quote: Quote, reference: string): Promise<void> {
  const call = quote.unconfirmed.getByRole('link', { name: quote.words.call });
  await expect(call).toHaveAttribute('href', 'tel:+31100000000');
  const mail = quote.unconfirmed.getByRole('link', { name: quote.words.mail });
  const address = new URL((await mail.getAttribute('href')) ?? '');
  expect(address.protocol + address.pathname).toBe('mailto:info@wrappie.example');
  expect(address.searchParams.get('subject')).toBe(`Offerteaanvraag Keuken, vanaf € 1.923 (${reference})`);
  expectWhole(address.searchParams.get('body') ?? '', reference);
  // Mail programs expect CRLF, and read a plus sign as a plus.
  expect(address.search).not.toMatch(/\+|%0A(?<!%0D%0A)/);
  await expect(quote.unconfirmed, 'the visitor stands in front of it').toBeFocused();
}
