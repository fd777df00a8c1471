import { closeQuestions } from '../support/mail-question.ts';
import { strictPolicy } from '../support/partner.ts';
import { applicant, deliveringPages, type PartnerForm, partnerFormOn } from '../support/partner-form.ts';
import { forgive, formPost, outbox, redirectLate, requestsOf } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

test.beforeEach(({ page }) => closeQuestions(page));

/*
 * What can go wrong between the form and the mailbox, and difficult host pages. In each case the application arrived once and the
 * applicant was told so, or the applicant was told that it is unconfirmed and nothing is lost.
 */

/** Opens the form, fills it in, and loads all code for sending. */
async function openForm(page: Page, address: string = deliveringPages.nl): Promise<PartnerForm> {
  await page.goto(address);
  const form = partnerFormOn(page);
  await form.hydrated();
  const outboxCode = page.waitForResponse(/\/assets\/outbox-/);
  await form.fill();
  await outboxCode;
  return form;
}

/** The form-mail service misbehaves. `arrives`: a mail is made anyway, but no receipt says so. */
for (const { formMail, arrives } of [
  { formMail: '500', arrives: 0 },
  { formMail: 'refuse', arrives: 0 },
  { formMail: 'hang', arrives: 0 },
  { formMail: 'thanks', arrives: 1 },
]) {
  test(`form mail answers "${formMail}": reported, nothing lost, and sent again with the same reference`, async ({
    page,
    inbox,
    site,
    pageErrors,
  }) => {
    await site.misbehave({ formMail });
    await page.clock.install();
    const form = await openForm(page);
    const post = formPost(page);
    await form.send();
    await post;
    if (arrives) await inbox.waitForMail();
    await page.clock.fastForward(15_000);
    const reference = await form.expectUnconfirmed();
    expect(await inbox.mails()).toHaveLength(arrives);
    expect(await outbox(page)).toEqual([reference]);

    await site.misbehave({});
    await form.retry();
    expect(await form.expectReceived()).toBe(reference);
    const references = (await inbox.mails()).map(({ fields }) => fields['reference']);
    expect(references).toEqual(Array(arrives + 1).fill(reference));
    expect(await outbox(page)).toEqual([]);
    forgive(pageErrors, /Failed to load resource/);
  });
}

test('offline: reported at once, and sent once there is a network', async ({
  page,
  context,
  inbox,
  pageErrors,
}) => {
  const form = await openForm(page);
  await context.setOffline(true);
  await form.send();
  const reference = await form.expectUnconfirmed();
  await context.setOffline(false);
  await form.retry();
  expect(await form.expectReceived()).toBe(reference);
  expect(await inbox.mails()).toHaveLength(1);
  forgive(pageErrors, /ERR_INTERNET_DISCONNECTED/);
});

test('offline before any interaction: reported, with a number to call, and nothing is lost', async ({
  page,
  context,
  inbox,
  pageErrors,
}) => {
  await page.goto(deliveringPages.nl);
  const form = partnerFormOn(page);
  await form.hydrated();
  await context.setOffline(true);
  await form.fill();
  await form.send();
  const alert = form.element.getByRole('alert').filter({ hasText: 'Versturen lukt op dit moment niet' });
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^tel:\+/);
  await form.expectKept();
  await context.setOffline(false);
  await form.send();
  await form.expectReceived();
  expect(await inbox.mails()).toHaveLength(1);
  forgive(pageErrors, /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
});

test('a late receipt turns "unconfirmed" into "received"', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  const form = await openForm(page);
  await form.send();
  const mail = await inbox.waitForMail();
  await page.clock.fastForward(15_000);
  const reference = await form.expectUnconfirmed();
  await redirectLate(page, mail);
  expect(await form.expectReceived()).toBe(reference);
  expect(await inbox.mails()).toHaveLength(1);
});

test('an application that was not confirmed is offered again on the next visit', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ formMail: '500' });
  await page.clock.install();
  const form = await openForm(page);
  const post = formPost(page);
  await form.send();
  await post;
  await page.clock.fastForward(15_000);
  const reference = await form.expectUnconfirmed();
  await site.misbehave({});
  await page.clock.resume();
  await page.goto(deliveringPages.nl);
  const offer = page.locator('wrap-unsent-requests');
  await offer.getByRole('button', { name: 'Nu verzenden' }).click();
  await expect(offer.getByText(reference).first()).toBeVisible();
  expect((await inbox.waitForMail()).fields).toMatchObject({ ...applicant, reference });
  forgive(pageErrors, /Failed to load resource/);
});

const tag = (attributes = '') =>
  `<h1>Vakblad</h1><wrap-partner-form partner="vakblad" ${attributes}></wrap-partner-form>`;
const host = (origin: string, attributes = 'endpoint="form-mail"', css = '') =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Vakblad</title><style>${css}</style>
<script type="module" src="${origin}/widgets.js"></script></head><body>${tag(attributes)}</body></html>`;

test('from a strict partner’s page it arrives through our courier, and names the partner', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  partner.serve({
    html: host(site.origin).replace(/<style>.*<\/style>/, ''),
    headers: { 'content-security-policy': `${strictPolicy(site.origin)}; form-action 'self'` },
  });
  const form = await openForm(page, partner.origin);
  await form.send();
  const reference = await form.expectReceived();
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail?.origin).toBe(site.origin);
  expect(mail?.fields).toMatchObject({
    ...applicant,
    reference,
    partner: 'vakblad',
    page: `${partner.origin}/`,
  });
});

for (const [what, css] of Object.entries({
  'unsets everything': '*{all:unset!important}',
  'hides inputs and buttons': 'input,select,textarea,button,form,label{display:none!important}',
  'resets sizes and colours':
    'html{font-size:62.5%}*{color:red!important;box-sizing:content-box!important;font:900 30px serif!important}',
})) {
  test(`a host that ${what} changes nothing inside, and it arrives`, async ({
    page,
    site,
    partner,
    inbox,
  }) => {
    partner.serve({ html: host(site.origin) });
    const plain = await sizes(await openForm(page, partner.origin));
    partner.serve({
      html: host(site.origin, undefined, `${css} body{margin:8px!important;display:block!important}`),
    });
    const form = await openForm(page, partner.origin);
    expect(await sizes(form)).toEqual(plain);
    await form.send();
    await form.expectReceived();
    expect(await inbox.mails()).toHaveLength(1);
  });
}

test('a host that asks for a demonstration: the application is not sent, and not kept', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  const requests = requestsOf(page, /./);
  partner.serve({ html: host(site.origin, 'endpoint="none"') });
  await page.goto(partner.origin);
  const form = partnerFormOn(page);
  await form.hydrated();
  await form.fill();
  await form.send();
  await expect(form.element.getByText(form.words.demonstration)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isNotCode)).toEqual([`GET ${partner.origin}/`]);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await inbox.mails()).toEqual([]);
});

for (const endpoint of ['', 'endpoint="/collect"'])
  test(`a host with ${endpoint || 'no endpoint'}: the application reaches us, and nobody else`, async ({
    page,
    site,
    partner,
    inbox,
  }) => {
    const collected = requestsOf(page, /collect/);
    partner.serve({ html: host(site.origin, endpoint) });
    await page.goto(partner.origin);
    const form = partnerFormOn(page);
    await form.hydrated();
    await form.fill();
    await form.send();
    await form.expectReceived();
    expect(await inbox.mails()).toHaveLength(1);
    expect(collected).toEqual([]);
  });

/** Only the script of the widgets and the files that it loads. */
function isNotCode(request: string): boolean {
  return !/^GET .*\/(widgets|assets\/[^/]+)\.js$/.test(request);
}

/** The size, colour and font of each control. */
function sizes(form: PartnerForm): Promise<unknown[]> {
  return form.element.locator('[name],button,label').evaluateAll((all) =>
    all.map((each) => {
      const { height } = each.getBoundingClientRect();
      const { color, fontSize, fontFamily, display } = getComputedStyle(each);
      return [each.getAttribute('name'), height, color, fontSize, fontFamily, display];
    }),
  );
}
