import { readFileSync } from 'node:fs';
import { everyEngine } from '../engines/engines.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hostPage } from '../support/host-page.ts';
import { mailQuestionOn } from '../support/mail-question.ts';
import { strictPolicy } from '../support/partner.ts';
import { ask, type Questions } from '../support/questions.ts';
import { forgive, formPost, outbox, type Quote, quoteOn } from '../support/quote.ts';
import { formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * The mail service answers with a page instead of a receipt: a captcha, or something else that only the visitor can read. They see it as a
 * dialog after eight seconds, and there is no time limit while it is open. When the courier asks, and when not, is in
 * widgets/adapters/courier/question-time.test.ts and courier-page.isolated.test.ts.
 */

test.beforeEach(async ({ inbox: _, site, page }) => {
  await site.misbehave({ formMail: 'captcha' });
  await page.clock.install();
});

/** Sends a request from the page's calculator, or retries it, and waits until the service has answered. */
async function send(page: Page, quote: Quote, again = false): Promise<void> {
  const post = formPost(page);
  await (again ? quote.retry() : quote.send());
  const request = await post;
  await quote.expectSending();
  await request.response();
  // Not by its name, which Firefox may not report. Each attempt has a frame of its own.
  const frame = request.frame();
  await expect.poll(() => frame.url()).toMatch(/\/form-mail$/);
  await frame.waitForLoadState('load');
}

test(`a captcha is shown after eight seconds, can be closed, and is answered by keyboard ${everyEngine}`, async ({
  page,
  inbox,
}) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  const question = mailQuestionOn(page);
  let reference = '';
  await ask({
    'Escape closes it: unconfirmed at once, with the ways out': async () => {
      await send(page, quote);
      await expect(question.dialog).toBeHidden();
      await page.clock.fastForward(8000);
      await expect(question.dialog).toBeVisible();
      await expect(question.answerButton).toBeInViewport();
      await expect(question.heading).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(question.dialog).toBeHidden();
      reference = await quote.expectUnconfirmed();
      await expect(quote.unconfirmed).toBeFocused();
      expect(await outbox(page)).toEqual([reference]);
    },

    'a retry asks again, and waits an hour': async () => {
      await send(page, quote, true);
      await page.clock.fastForward(8000);
      await expect(question.heading).toBeFocused();
      await page.clock.fastForward(3_600_000);
      await quote.expectSending();
      await expect(question.dialog).toBeVisible();
      expect(await inbox.mails()).toEqual([]);
    },

    'the answer sends the request': async () => {
      await page.keyboard.press('Tab');
      await expect(question.closeButton).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(question.answerButton).toBeFocused();
      await page.keyboard.press('Enter');
      expect(await quote.expectAccepted()).toBe(reference);
      await expect(quote.element.getByText('Uw aanvraag is verstuurd')).toBeVisible();
      await expect(quote.element.locator('[data-focus="sent"]')).toBeFocused();
      await expect(question.dialog).toBeHidden();
      expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
      expect(await outbox(page)).toEqual([]);
    },
  });
});

test('the dialog fits every screen, is accessible, and may be taken away by the host', async ({
  page,
  site,
  pageErrors,
}) => {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await send(page, quote);
  await page.clock.fastForward(8000);
  const question = mailQuestionOn(page);
  await expect(question.answerButton).toBeVisible();
  const questions: Questions = {};
  for (const width of [320, 360, 1440])
    questions[`at ${width} px`] = async () => {
      await page.setViewportSize({ width, height: 640 });
      const box = await page.locator('dialog[open] > iframe').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(8);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 8);
      const courier = page.frames().find((frame) => frame.url().endsWith('/bezorgen'));
      expect(await courier?.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      await question.answerButton.scrollIntoViewIfNeeded();
      await expect(question.answerButton).toBeInViewport();
      if (width === 320) await expectAccessible(page, 'the dialog', 'dialog');
    };
  questions['its button closes it: unconfirmed at once'] = async () => {
    await question.closeButton.click();
    await quote.expectUnconfirmed();
  };
  questions['a page of the service that asks nothing is shown too'] = async () => {
    await site.misbehave({ formMail: '500' });
    await send(page, quote, true);
    await page.clock.fastForward(8000);
    await expect(question.courier.getByText('Ziet u geen vraag?')).toBeVisible();
  };
  questions['the host takes it away with the rest of its page: unconfirmed at once'] = async () => {
    await question.dialog.evaluate((dialog) => dialog.remove());
    await quote.expectUnconfirmed();
  };
  questions['a service that sends no page shows none'] = async () => {
    await site.misbehave({ formMail: '204' });
    const post = formPost(page);
    await quote.retry();
    await post;
    await page.clock.fastForward(8000);
    await page.clock.fastForward(6000);
    await quote.expectSending();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await page.clock.fastForward(1000);
    await quote.expectUnconfirmed();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  };
  await ask(questions);
  forgive(pageErrors, /Failed to load resource/);
});

test('on a strict partner’s page with a reset and styles for dialogs it is shown in the visitor’s language', async ({
  page,
  partner,
  site,
  inbox,
}) => {
  partner.serve({
    html: hostPage(site.origin, { html: 'lang="en"', head: '<link rel="stylesheet" href="/rude.css">' }),
    files: {
      '/rude.css': `${readFileSync('tests/hosts/files/rude.css', 'utf8')}
dialog, dialog * { display: block !important; width: 1px !important; opacity: 0 !important; position: static !important }`,
    },
    headers: { 'content-security-policy': `${strictPolicy(site.origin)}; trusted-types 'none'` },
  });
  await page.goto(partner.origin);
  const quote = quoteOn(page, 'en');
  await quote.prepare();
  await send(page, quote);
  const question = mailQuestionOn(page, 'en');
  await expect(page.locator('dialog'), 'whatever the host says of dialogs').toBeHidden();
  await expect(page.locator('dialog > iframe')).toBeHidden();
  await page.clock.fastForward(8000);
  await expect(question.dialog).toBeVisible();
  await expect(question.heading).toBeInViewport();
  await expect(question.answerButton).toBeInViewport();
  const width = page.viewportSize()?.width;
  expect(await question.dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width });
  expect((await page.locator('dialog > iframe').boundingBox())?.width).toBe(600);
  await expect(question.courier.getByText('No question here?')).toBeVisible();
  await question.answerButton.click();
  await quote.expectAccepted();
  expect(await inbox.mails()).toHaveLength(1);
});

test('in a tab the captcha is in sight already, and its answer counts however late it comes', async ({
  page,
  inbox,
}) => {
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  const tab = await tabOf(page, () => form.send());
  const answer = tab.getByRole('button', { name: 'Ik ben geen robot' });
  await expect(answer).toBeVisible();
  await page.clock.fastForward(15_000);
  const reference = await form.expectUnconfirmed();
  await page.clock.fastForward(600_000);
  await answer.click();
  await expect(form.toast('status', form.words.sent)).toBeVisible();
  await page.clock.fastForward(1000);
  expect(await form.expectSent()).toBe(reference);
  expect(await inbox.mails()).toHaveLength(1);
});
