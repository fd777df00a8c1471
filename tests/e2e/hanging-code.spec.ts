import { photo } from '../support/photos.ts';
import { forgive, quoteOn } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * Our own code that never loads: a network can keep a request open without an answer. The visitor must not wait for ever.
 */

/** Never answers. */
const hang = () => {};

for (const [code, chunk] of [
  ['deliver', /\/assets\/deliver-/],
  ['outbox', /\/assets\/outbox-/],
] as const)
  test(`the code to ${code} never loads: the visitor is told after a while, and nothing is lost`, async ({
    page,
    inbox,
    pageErrors,
  }) => {
    await page.clock.install();
    await page.route(chunk, hang);
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.prepare();
    await quote.send();
    await quote.expectSending();
    const sent = quote.element.getByText(quote.words.sentTitle);
    // In small steps: the message that is expected disappears after a while.
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(code === 'deliver' ? quote.unconfirmed : sent).toBeVisible({ timeout: 500 });
    }).toPass();
    if (code === 'deliver') await quote.expectUnconfirmed();
    expect(await inbox.mails()).toHaveLength(code === 'deliver' ? 0 : 1);
    forgive(pageErrors, /TimeoutError|did not load/);
  });

test('the code that checks photos never loads: the photo can be retried, and the request is sent', async ({
  page,
  inbox,
  pageErrors,
}) => {
  await page.clock.install();
  await page.route(/\/assets\/prepare-photo-/, hang);
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await quote.send();
  await quote.expectSending();
  await page.clock.fastForward(30_000);
  await quote.expectAccepted();
  expect((await inbox.waitForMail()).fields['uploadedFiles']).toBe('niet geüpload: keuken.jpg');
  forgive(pageErrors, /^Photo "keuken\.jpg" was not uploaded/);
});
