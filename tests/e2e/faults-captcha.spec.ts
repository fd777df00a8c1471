import { readFileSync } from 'node:fs';
import { everyEngine } from '../engines/engines.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hostPage } from '../support/host-page.ts';
import { mailQuestionOn } from '../support/mail-question.ts';
import { strictPolicy } from '../support/partner.ts';
import { forgive, formPost, outbox, type Quote, quoteOn } from '../support/quote.ts';
import { formPages, quoteFormOn, tabOf } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * The mail service answers with a page instead of a receipt: a captcha, or something else that only the visitor can read. They see it as a
 * dialog after eight seconds, and there is no time limit while it is open.
 */

test.beforeEach(async ({ inbox: _, site, page }) => {
  await site.misbehave({ formMail: 'captcha' });
  await page.clock.install();
});

/** Sends a request from the page's calculator, and waits until the service has answered. */
async function send(page: Page, lang: 'nl' | 'en' = 'nl'): Promise<Quote> {
  const quote = quoteOn(page, lang);
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await quote.expectSending();
  await pageOfService(page);
  return quote;
}

/** Waits until the page of the service is in the hidden frame. */
async function pageOfService(page: Page): Promise<void> {
  const frame = () => page.frames().find((candidate) => candidate.name() === 'form-mail');
  await expect.poll(() => frame()?.url()).toMatch(/\/form-mail$/);
  await frame()?.waitForLoadState('load');
}

test(`a captcha is shown after eight seconds, and its answer sends the request ${everyEngine}`, async ({
  page,
  inbox,
}) => {
  await page.goto('/prijscalculator');
  const quote = await send(page);
  const question = mailQuestionOn(page);
  await expect(question.dialog).toBeHidden();
  await page.clock.fastForward(8000);
  await expect(question.dialog).toBeVisible();
  await expect(question.answerButton).toBeInViewport();
  expect(await inbox.mails()).toEqual([]);
  await page.clock.fastForward(3_600_000);
  await quote.expectSending();
  await expect(question.dialog).toBeVisible();

  await question.answerButton.click();
  const reference = await quote.expectAccepted();
  await expect(quote.element.getByText('Uw aanvraag is verstuurd')).toBeVisible();
  await expect(quote.element.locator('[data-focus="sent"]')).toBeFocused();
  await expect(question.dialog).toBeHidden();
  await expect(page.locator('dialog')).toHaveCount(0);
  expect((await inbox.mails()).map(({ fields }) => fields['reference'])).toEqual([reference]);
  expect(await outbox(page)).toEqual([]);
});

const hosts = {
  'with a strict policy and Trusted Types': (ourOrigin: string) => ({
    html: hostPage(ourOrigin, { html: 'lang="en"' }),
    headers: {
      'content-security-policy': `${strictPolicy(ourOrigin)}; trusted-types 'none'`,
    },
  }),
  'with a reset and styles for dialogs': (ourOrigin: string) => ({
    html: hostPage(ourOrigin, { html: 'lang="en"', head: '<link rel="stylesheet" href="/rude.css">' }),
    files: {
      '/rude.css': `${readFileSync('tests/hosts/files/rude.css', 'utf8')}
dialog, dialog * { display: block !important; width: 1px !important; opacity: 0 !important; position: static !important }`,
    },
  }),
};

for (const [what, pageFor] of Object.entries(hosts))
  test(`on a partner’s page ${what} the captcha is shown in the visitor’s language`, async ({
    page,
    partner,
    site,
    inbox,
  }) => {
    partner.serve(pageFor(site.origin));
    await page.goto(partner.origin);
    const quote = await send(page, 'en');
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
    await question.answerButton.click();
    await quote.expectAccepted();
    expect(await inbox.mails()).toHaveLength(1);
  });

test('closed without an answer it is unconfirmed at once, with the ways out, and a retry asks again', async ({
  page,
  inbox,
}) => {
  await page.goto('/prijscalculator');
  const quote = await send(page);
  await page.clock.fastForward(8000);
  const question = mailQuestionOn(page);
  await question.closeButton.click();
  const reference = await quote.expectUnconfirmed();
  await expect(quote.unconfirmed).toBeFocused();
  await expect(question.dialog).toBeHidden();
  expect(await outbox(page)).toEqual([reference]);
  expect(await inbox.mails()).toEqual([]);

  // The first frame stays, because its receipt may still come.
  await quote.retry();
  await quote.expectSending();
  const second = page.frameLocator('dialog >> nth=1 >> iframe');
  const answer = second.frameLocator('iframe').getByText('Ik ben geen robot');
  await expect(answer).toBeAttached();
  await page.clock.fastForward(8000);
  await expect(question.dialog).toBeVisible();
  await answer.click();
  expect(await quote.expectAccepted()).toBe(reference);
  expect(await inbox.mails()).toHaveLength(1);
});

test('taken away by the host with the rest of its page, it is unconfirmed at once', async ({ page }) => {
  await page.goto('/prijscalculator');
  const quote = await send(page);
  await page.clock.fastForward(8000);
  await mailQuestionOn(page).dialog.evaluate((dialog) => dialog.remove());
  await quote.expectUnconfirmed();
});

test(`with the keyboard alone: the focus goes in, and Escape closes ${everyEngine}`, async ({ page }) => {
  await page.goto('/prijscalculator');
  const quote = await send(page);
  await page.clock.fastForward(8000);
  const question = mailQuestionOn(page);
  await expect(question.heading).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question.dialog).toBeHidden();
  await quote.expectUnconfirmed();
  await expect(quote.unconfirmed).toBeFocused();
});

test('with the keyboard alone it can be answered', async ({ page }) => {
  await page.goto('/prijscalculator');
  const quote = await send(page);
  await page.clock.fastForward(8000);
  const question = mailQuestionOn(page);
  await expect(question.heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.closeButton).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.answerButton).toBeFocused();
  await page.keyboard.press('Enter');
  await quote.expectAccepted();
  await expect(quote.element.locator('[data-focus="sent"]')).toBeFocused();
});

for (const width of [320, 360, 1440])
  test(`the dialog fits a screen of ${width} px, and is accessible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/prijscalculator');
    await send(page);
    await page.clock.fastForward(8000);
    const question = mailQuestionOn(page);
    await expect(question.answerButton).toBeVisible();
    const box = await page.locator('dialog > iframe').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(8);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 8);
    const courier = page.frames().find((frame) => frame.url().endsWith('/bezorgen'));
    expect(await courier?.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await question.answerButton.scrollIntoViewIfNeeded();
    await expect(question.answerButton).toBeInViewport();
    await expectAccessible(page, `the dialog at ${width} px`, 'dialog');
  });

test('a page of the service that asks nothing is shown too, and can be closed', async ({
  page,
  site,
  pageErrors,
}) => {
  await site.misbehave({ formMail: '500' });
  await page.goto('/prijscalculator');
  const quote = await send(page);
  await page.clock.fastForward(8000);
  const question = mailQuestionOn(page);
  await expect(question.dialog).toBeVisible();
  await expect(question.courier.getByText('Ziet u geen vraag?')).toBeVisible();
  await question.closeButton.click();
  await quote.expectUnconfirmed();
  forgive(pageErrors, /Failed to load resource/);
});

for (const formMail of ['hang', '204'])
  test(`a service that sends no page shows no dialog: ${formMail}`, async ({ page, site }) => {
    await site.misbehave({ formMail });
    await page.goto('/prijscalculator');
    const quote = quoteOn(page);
    await quote.prepare();
    const post = formPost(page);
    await quote.send();
    await post;
    await page.clock.fastForward(8000);
    await page.clock.fastForward(6000);
    await quote.expectSending();
    await expect(page.locator('dialog')).toBeHidden();
    await page.clock.fastForward(1000);
    await quote.expectUnconfirmed();
    await expect(page.locator('dialog')).toBeHidden();
  });

test('a service that takes longer than eight seconds, and then accepts, asks nothing', async ({
  page,
  site,
}) => {
  await site.misbehave({ formMail: 'slow', slowMs: 3000 });
  await page.goto('/prijscalculator');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('message', ({ data }) => heard.push(data.wrappie));
  });
  const quote = quoteOn(page);
  await quote.prepare();
  const post = formPost(page);
  await quote.send();
  await post;
  await page.clock.fastForward(8000);
  await quote.expectAccepted();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['ready', 'receipt']);
});

test('a request that is in the register asks nothing: it is with us', async ({ page, site, inbox }) => {
  await site.misbehave({ formMail: 'captcha', register: 'ok' });
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  await expect.poll(async () => (await inbox.requests()).length).toBe(1);
  await pageOfService(page);
  await page.clock.fastForward(3000);
  await expect(quote.element.getByText('Uw aanvraag ligt bij ons op tafel')).toBeVisible();
  await page.clock.fastForward(8000);
  await expect(page.locator('dialog')).toBeHidden();
});

test('a released script, which cannot show the frame, gets no question', async ({ page, partner, site }) => {
  partner.serve({
    html: `<!doctype html><title>Host</title><iframe src="${site.origin}/bezorgen"></iframe>`,
  });
  await page.goto(partner.origin);
  const answersTo = (message: object) =>
    page.evaluate((sent) => {
      const answers: unknown[] = [];
      Object.assign(window, { answers });
      addEventListener('message', ({ data }) => answers.push(data.wrappie));
      frames[0]?.postMessage(sent, '*');
    }, message);
  const answers = () => page.evaluate(() => Reflect.get(window, 'answers'));
  const deliver = { wrappie: 'deliver', reference: 'WR-23456789', fields: [['name', 'Noor']] };
  await answersTo({ ...deliver, keepsFrame: true });
  await pageOfService(page);
  await page.clock.fastForward(60_000);
  expect(await answers()).toEqual([]);

  await page.reload();
  await answersTo({ ...deliver, canAsk: true });
  await pageOfService(page);
  await page.clock.fastForward(8000);
  await expect.poll(answers, 'a script that can').toEqual(['question']);
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
