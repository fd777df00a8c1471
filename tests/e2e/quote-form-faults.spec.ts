import { ask, type Questions } from '../support/questions.ts';
import { forgive, outbox } from '../support/quote.ts';
import { formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * What can go wrong between the form and the mailbox when it sends in a tab. In each case the request arrived once and the visitor was told
 * so, or the visitor was told that it is unconfirmed and nothing is lost.
 */

async function openForm(page: Page) {
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  return form;
}

/** The next POST to the form-mail service, from any tab. */
function postFromAnyTab(page: Page): Promise<unknown> {
  return page
    .context()
    .waitForEvent(
      'request',
      (request) => request.method() === 'POST' && request.url().includes('/form-mail'),
    );
}

/** The form-mail service misbehaves. `arrives`: a mail is made anyway, but no receipt says so. */
const faults = [
  { formMail: '500', arrives: 0 },
  { formMail: '429', arrives: 0 },
  { formMail: 'refuse', arrives: 0 },
  { formMail: '204', arrives: 1 },
  { formMail: 'thanks', arrives: 1 },
];

test('whatever the mail service answers: reported, nothing lost, and sent again with the same reference', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await page.clock.install();
  const form = await openForm(page);
  let reference = '';
  let mails = 0;
  const questions: Questions = {};
  for (const { formMail, arrives } of faults)
    questions[`it answers: ${formMail}`] = async () => {
      await site.misbehave({ formMail });
      const post = postFromAnyTab(page);
      const tab = await tabOf(page, () => (reference ? form.retry() : form.send()));
      await post;
      await form.expectSending();
      mails += arrives;
      await expect.poll(async () => (await inbox.mails()).length).toBe(mails);
      await page.clock.fastForward(15_000);
      const told = await form.expectUnconfirmed();
      await expect(form.unconfirmed).toBeFocused();
      reference ||= told;
      expect(told).toBe(reference);
      expect(await outbox(page)).toEqual([reference]);
      await tab.close();
    };
  questions['it accepts'] = async () => {
    await site.misbehave({});
    await form.retry();
    await expect(form.toast('status', form.words.sent)).toBeVisible();
    await page.clock.fastForward(1000);
    expect(await form.expectSent()).toBe(reference);
    const references = (await inbox.mails()).map(({ fields }) => fields['reference']);
    expect(references).toEqual(Array(mails + 1).fill(reference));
    await expect.poll(() => outbox(page)).toEqual([]);
  };
  await ask(questions);
  forgive(pageErrors, /Failed to load resource/);
});

test('only the receipt of its own request counts, from any tab of ours, however late it comes', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  const form = await openForm(page);
  const tab = await tabOf(page, () => form.send());
  const { fields } = await inbox.waitForMail();
  const reference = fields['reference'] ?? '';
  const other = await page.context().newPage();
  const thanks = other.getByRole('heading', { level: 1 });
  await ask({
    'the tab cannot reach the form any more once the request is posted': async () => {
      await tab.waitForURL(/form-mail/);
      expect(await tab.evaluate(() => opener)).toBeNull();
      expect(await outbox(page)).toEqual([reference]);
    },

    'a receipt of another request, or from another page, does not count': async () => {
      await other.goto('/verzonden?success=true&ref=WR-22222222');
      await expect(thanks, 'that was not sent in its tab').toHaveText(
        'Kijk in het tabblad met het formulier',
      );
      await expect(other.getByText('WR-22222222')).toBeHidden();
      await page.evaluate((own) => {
        // From this page itself instead of the tab.
        window.postMessage({ wrappie: 'receipt', reference: own }, location.origin);
        new BroadcastChannel('wrappie-receipts').postMessage('receipt');
      }, reference);
      await page.clock.fastForward(15_000);
      expect(await form.expectUnconfirmed()).toBe(reference);
    },

    'its own does, also from a tab without a connection to the form': async () => {
      await other.goto(fields['_next'] ?? '');
      await expect(form.toast('status', form.words.sent)).toBeVisible();
      await page.clock.fastForward(1000);
      expect(await form.expectSent()).toBe(reference);
      expect(await inbox.mails()).toHaveLength(1);
      await expect.poll(() => outbox(page)).toEqual([]);
    },
  });
});

test('the tab is closed before the service answers: reported well within the 15 seconds, and kept', async ({
  page,
  inbox,
  site,
}) => {
  await site.misbehave({ formMail: 'hang' });
  const form = await openForm(page);
  const post = postFromAnyTab(page);
  const tab = await tabOf(page, () => form.send());
  await post;
  await tab.close();
  const reference = await form.expectUnconfirmed();
  expect(await outbox(page)).toEqual([reference]);
  expect(await inbox.mails()).toEqual([]);
});
