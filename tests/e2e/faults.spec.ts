import { closeQuestions } from '../support/mail-question.ts';
import { photo } from '../support/photos.ts';
import { forgive, formPost, outbox, quoteOn, redirectLate, requestsOf } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';
import { Notice } from '../support/unsent.ts';

test.beforeEach(({ page }) => closeQuestions(page));

const boat = { projectType: 'jacht', length: '6', width: '2', folieType: 'mat', complexity: 'gemiddeld' };

/** The form-mail service misbehaves. `arrives`: a mail is made anyway, but no receipt says so. `atOnce`: nobody waits for one. */
const faults: { formMail: string; arrives: number; atOnce?: true }[] = [
  { formMail: '500', arrives: 0 },
  { formMail: '429', arrives: 0 },
  { formMail: 'refuse', arrives: 0 },
  { formMail: 'hang', arrives: 0 },
  { formMail: '204', arrives: 1 },
  { formMail: 'thanks', arrives: 1 },
  // Our policy lets the service's own origin into the frame and no other, so its redirect to us never comes.
  { formMail: 'detour', arrives: 1, atOnce: true },
];

for (const { formMail, arrives, atOnce } of faults) {
  test(`form mail answers "${formMail}": reported, nothing lost, and sent again with the same reference`, async ({
    page,
    inbox,
    site,
    pageErrors,
  }) => {
    await site.misbehave({ formMail });
    await page.clock.install();
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.prepare();
    const post = formPost(page);
    await quote.send();
    await post;
    if (!atOnce) await quote.expectSending();
    if (arrives) await inbox.waitForMail();
    if (!atOnce) await page.clock.fastForward(15_000);
    const reference = await quote.expectUnconfirmed();
    expect(await inbox.mails()).toHaveLength(arrives);

    await site.misbehave({});
    await quote.retry();
    expect(await quote.expectAccepted()).toBe(reference);
    const references = (await inbox.mails()).map(({ fields }) => fields['reference']);
    expect(references).toEqual(Array(arrives + 1).fill(reference));
    forgive(
      pageErrors,
      /Failed to load resource/,
      /violates the following Content Security Policy directive/,
    );
  });
}

test('the answer of a service that did not activate our domain is not taken for a receipt', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ activatedOrigins: ['https://elsewhere.example'] });
  await page.clock.install();
  await page.goto('/en/prijscalculator');
  const quote = quoteOn(page, 'en');
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await page.clock.fastForward(15_000);
  await quote.expectUnconfirmed();
  expect(await inbox.mails()).toEqual([]);
});

test('a late receipt turns "unconfirmed" into "accepted"', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  const mail = await inbox.waitForMail();
  await page.clock.fastForward(15_000);
  const reference = await quote.expectUnconfirmed();
  await redirectLate(page, mail);
  expect(await quote.expectAccepted()).toBe(reference);
  expect(await inbox.mails()).toHaveLength(1);
});

test('a late receipt of a request that was corrected meanwhile: the correction stays, and is sent', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  const mail = await inbox.waitForMail();
  await page.clock.fastForward(15_000);
  const reference = await quote.expectUnconfirmed();
  await quote.contact('email').fill('sanne.de.vries@voorbeeld.nl');
  await redirectLate(page, mail);
  const news = `Uw eerdere aanvraag (${reference}) is aangekomen. Uw wijziging nog niet: verstuur die nog.`;
  await expect(quote.element.getByRole('alert').filter({ hasText: news })).toBeVisible();
  await expect(quote.element.getByText(quote.words.failed), 'that is no longer true').toBeHidden();
  await expect(quote.contact('email')).toHaveValue('sanne.de.vries@voorbeeld.nl');
  expect(await outbox(page), 'what has arrived is not offered again').toEqual([]);

  await site.misbehave({});
  await quote.send();
  expect(await quote.expectAccepted()).not.toBe(reference);
  const second = (await inbox.mails()).find(({ fields }) => fields['reference'] !== reference);
  expect(second?.fields).toMatchObject({ email: 'sanne.de.vries@voorbeeld.nl', vervangt: reference });
});

test('two projects without a receipt lie in the outbox under two references', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.calculate(boat);
  await quote.accept();
  await quote.send();
  await inbox.waitForMail();
  await page.clock.fastForward(15_000);
  await expect(quote.unconfirmed).toBeVisible();
  const [first = ''] = await outbox(page);
  await quote.calculate();
  await quote.retry();
  await expect(quote.unconfirmed).toBeHidden();
  await expect.poll(async () => (await inbox.mails()).length).toBe(2);
  await page.clock.fastForward(15_000);
  const second = await quote.expectUnconfirmed();
  expect(second).not.toBe(first);
  expect((await outbox(page)).sort()).toEqual([first, second].sort());
  const mails = (await inbox.mails()).map(({ fields }) => [fields['reference'], fields['projectType']]);
  expect(mails.sort()).toEqual(
    [
      [first, 'jacht'],
      [second, 'keuken'],
    ].sort(),
  );
});

test('a slow service that accepts in time gets one request, and it is accepted', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'slow', slowMs: 1000 });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  await quote.expectSending();
  await quote.expectAccepted();
  expect(await inbox.mails()).toHaveLength(1);
});

for (const [clock, time] of [
  ['a year ahead', Date.now() + 365 * 24 * 3600 * 1000],
  ['in 1970', 24 * 3600 * 1000],
] as const)
  test(`the clock of the device is ${clock}: a request is kept and offered, and arrives with its photo`, async ({
    page,
    inbox,
    site,
  }) => {
    await page.clock.setFixedTime(time);
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.prepare();
    await quote.choosePhotos([await photo('keuken.jpg')]);
    await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
    await site.misbehave({ formMail: 'hang' });
    const post = formPost(page);
    await quote.send();
    await post;
    await page.goto('about:blank');
    await site.misbehave({});
    await page.goto('/prijscalculator');
    const notice = new Notice(page);
    await notice.expectOffered();
    await notice.button('send').click();
    const { fields } = await inbox.waitForMail();
    await notice.expectSent(fields['reference'] ?? '');
    expect(fields['uploadedFiles']).toMatch(/keuken\.webp$/);
    await expect.poll(() => outbox(page)).toEqual([]);
  });

test('a double click, Enter and a click send once', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'slow', slowMs: 3000 });
  const posts = requestsOf(page, /form-mail/);
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.sendButton.dblclick();
  await quote.contact('email').press('Enter');
  // Not `click`, which waits until the button is enabled.
  await quote.button(quote.words.sending).dispatchEvent('click');
  await quote.expectAccepted();
  expect(posts).toHaveLength(1);
  expect(await inbox.mails()).toHaveLength(1);
});

test('Enter and a click at the same moment send once', async ({ page, inbox }) => {
  const posts = requestsOf(page, /form-mail/);
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.sendButton.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
  });
  await quote.expectAccepted();
  expect(posts).toHaveLength(1);
  expect(await inbox.mails()).toHaveLength(1);
});

test('choosing another project while a request is unconfirmed does not disable its retry', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ formMail: '500' });
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await page.clock.fastForward(15_000);
  const reference = await quote.expectUnconfirmed();
  await site.misbehave({});
  await quote.choose('projectType', 'deuren');
  await quote.retry();
  expect(await quote.expectAccepted()).toBe(reference);
  const [mail] = await inbox.mails();
  expect(mail?.fields, 'what was asked, not what is chosen now').toMatchObject({
    projectType: 'keuken',
    reference,
  });
  forgive(pageErrors, /Failed to load resource/);
});
