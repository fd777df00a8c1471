import { closeQuestions } from '../support/mail-question.ts';
import { ask, type Questions } from '../support/questions.ts';
import { forgive, formPost, outbox, quoteOn, redirectLate, requestsOf, visitor } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * The mail service misbehaves. What the desk then does is in widgets/request/request-desk.*.test.ts, and what the courier answers in
 * widgets/adapters/courier/courier-page.isolated.test.ts. Here are the frames, the redirects and the policy of a real browser.
 */

test.beforeEach(({ page }) => closeQuestions(page));

/** `arrives`: a mail is made anyway, but no receipt says so. `atOnce`: nobody waits for one. */
const faults: { what: string; settings: object; arrives: number; atOnce?: true }[] = [
  { what: '500', settings: { formMail: '500' }, arrives: 0 },
  { what: '429', settings: { formMail: '429' }, arrives: 0 },
  { what: 'refuse', settings: { formMail: 'refuse' }, arrives: 0 },
  { what: 'hang', settings: { formMail: 'hang' }, arrives: 0 },
  { what: '204', settings: { formMail: '204' }, arrives: 1 },
  { what: 'thanks', settings: { formMail: 'thanks' }, arrives: 1 },
  // Our policy lets the service's own origin into the frame and no other, so its redirect to us never comes.
  { what: 'detour', settings: { formMail: 'detour' }, arrives: 1, atOnce: true },
  {
    what: 'activate your form',
    settings: { activatedOrigins: ['https://elsewhere.example'] },
    arrives: 0,
  },
];

test('whatever the mail service answers: reported, nothing lost, and sent again with the same reference', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  let reference = '';
  let mails = 0;
  const questions: Questions = {};
  for (const { what, settings, arrives, atOnce } of faults)
    questions[`it answers: ${what}`] = async () => {
      await site.misbehave({ ...settings });
      const post = formPost(page);
      if (reference) await quote.retry();
      else await quote.send();
      await post;
      if (!atOnce) await quote.expectSending();
      mails += arrives;
      await expect.poll(async () => (await inbox.mails()).length).toBe(mails);
      if (!atOnce) await page.clock.fastForward(15_000);
      const told = await quote.expectUnconfirmed();
      reference ||= told;
      expect(told).toBe(reference);
      expect(await outbox(page)).toEqual([reference]);
    };
  questions['it accepts'] = async () => {
    await site.misbehave({});
    await quote.retry();
    expect(await quote.expectAccepted()).toBe(reference);
    const references = (await inbox.mails()).map(({ fields }) => fields['reference']);
    expect(references).toEqual(Array(mails + 1).fill(reference));
    await expect.poll(() => outbox(page)).toEqual([]);
  };
  await ask(questions);
  forgive(pageErrors, /Failed to load resource/, /violates the following Content Security Policy directive/);
});

test('a receipt that comes late', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  expect(await outbox(page)).toEqual([]);
  await ask({
    'until then nothing is called sent, and nothing is cleared': async () => {
      await quote.send();
      const mail = await inbox.waitForMail();
      await quote.expectSending();
      await expect(quote.element.getByText(quote.words.sentTitle)).toBeHidden();
      await quote.expectKept();
      expect(await outbox(page)).toEqual([mail.fields['reference']]);
      await page.clock.fastForward(15_000);
      expect(await quote.expectUnconfirmed()).toBe(mail.fields['reference']);
    },

    'turns "unconfirmed" into "accepted", and clears the contact details, not the price': async () => {
      const mail = await inbox.waitForMail();
      await redirectLate(page, mail);
      expect(await quote.expectAccepted()).toBe(mail.fields['reference']);
      await expect(quote.element.getByText(quote.words.price)).toBeVisible();
      await expect(quote.contact('name')).toBeHidden();
      await expect(quote.sendButton).toBeHidden();
      await expect.poll(() => outbox(page)).toEqual([]);
      expect(await inbox.mails()).toHaveLength(1);
      await quote.button(quote.words.calculate).click();
      await quote.button(quote.words.accept).click();
      for (const name of ['name', 'email', 'phone'] as const)
        await expect(quote.contact(name)).toHaveValue('');
    },

    'after a correction: the correction stays, and is sent': async () => {
      const before = await inbox.waitForMail();
      for (const name of ['name', 'email', 'phone'] as const) await quote.contact(name).fill(visitor[name]);
      await quote.send();
      await expect.poll(async () => (await inbox.mails()).length).toBe(2);
      const mail = (await inbox.mails()).find(
        ({ fields }) => fields['reference'] !== before.fields['reference'],
      );
      await page.clock.fastForward(15_000);
      const reference = await quote.expectUnconfirmed();
      await quote.contact('email').fill('sanne.de.vries@voorbeeld.nl');
      if (!mail) throw new Error('The next request has no reference of its own.');
      await redirectLate(page, mail);
      const news = `Uw eerdere aanvraag (${reference}) is aangekomen. Uw wijziging nog niet: verstuur die nog.`;
      await expect(quote.element.getByRole('alert').filter({ hasText: news })).toBeVisible();
      await expect(quote.element.getByText(quote.words.failed), 'that is no longer true').toBeHidden();
      await expect(quote.contact('email')).toHaveValue('sanne.de.vries@voorbeeld.nl');
      expect(await outbox(page), 'what has arrived is not offered again').toEqual([]);

      await site.misbehave({});
      await quote.send();
      const last = await quote.expectAccepted();
      expect(last).not.toBe(reference);
      const corrected = (await inbox.mails()).find(({ fields }) => fields['reference'] === last);
      expect(corrected?.fields).toMatchObject({ email: 'sanne.de.vries@voorbeeld.nl', vervangt: reference });
    },
  });
});

test('a double click, and Enter and a click, send once; the next request is a new one', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'slow', slowMs: 1000 });
  const posts = requestsOf(page, /form-mail/);
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.sendButton.dblclick();
  await quote.contact('email').press('Enter');
  // Not `click`, which waits until the button is enabled.
  await quote.button(quote.words.sending).dispatchEvent('click');
  const first = await quote.expectAccepted();
  expect(posts).toHaveLength(1);

  await site.misbehave({});
  await quote.button(quote.words.calculate).click();
  await quote.accept();
  await quote.sendButton.evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.click();
  });
  const second = await quote.expectAccepted();
  expect(second).not.toBe(first);
  expect(posts).toHaveLength(2);
  expect((await inbox.mails()).map(({ fields }) => fields['reference']).sort()).toEqual(
    [first, second].sort(),
  );
});
