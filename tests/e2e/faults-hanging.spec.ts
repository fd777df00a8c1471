import { forgive, quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * Something in the browser or on the network never answers. Sending ends all the same, and the visitor learns how.
 */

const photo = 'tests/fixtures/kitchen-fronts.png';

test('a photo that the browser never decodes: the request is sent without it after a minute, and says so', async ({
  page,
  inbox,
  pageErrors,
}) => {
  await page.addInitScript(() => {
    window.createImageBitmap = () => new Promise(() => {});
  });
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos(photo);
  await quote.send();
  await quote.expectSending();
  await page.clock.fastForward(60_000);
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  expect(fields['uploadedFiles']).toBe('niet geüpload: kitchen-fronts.png');
  forgive(pageErrors, /TimeoutError/);
});

test('the code of the outbox never arrives: the request is sent without it', async ({
  page,
  inbox,
  pageErrors,
}) => {
  await page.route(/assets\/outbox-/, () => {});
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  await quote.expectSending();
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(quote.button(quote.words.sending)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await quote.expectAccepted();
  expect(await inbox.mails()).toHaveLength(1);
  forgive(pageErrors, /does not answer|TimeoutError/);
});

test('the code for delivery never arrives: reported, and nothing is lost', async ({
  page,
  inbox,
  pageErrors,
}) => {
  await page.route(/assets\/deliver-/, () => {});
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  await quote.expectSending();
  // Each import has its own time limit, which begins when it is needed.
  await expect(async () => {
    await page.clock.fastForward(20_000);
    await expect(quote.unconfirmed).toBeVisible({ timeout: 1000 });
  }).toPass();
  await quote.expectUnconfirmed();
  expect(await inbox.mails()).toEqual([]);
  forgive(pageErrors, /does not answer|TimeoutError/);
});
