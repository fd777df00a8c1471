import { closeQuestions } from '../support/mail-question.ts';
import { strictPolicy } from '../support/partner.ts';
import { applicant, deliveringPages, type PartnerForm, partnerFormOn } from '../support/partner-form.ts';
import { ask } from '../support/questions.ts';
import { forgive, formPost, outbox, redirectLate, requestsOf } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => closeQuestions(page));

/*
 * What can go wrong between the form and the mailbox, and difficult host pages. The form sends through the same desk and courier as the
 * calculator, whose faults are in faults.spec.ts. In each case the application arrived once and the applicant was told so, or the applicant
 * was told that it is unconfirmed and nothing is lost.
 */

test('without a network and without a receipt: reported, kept, and offered again on the next visit', async ({
  page,
  context,
  inbox,
  site,
  pageErrors,
}) => {
  await page.clock.install();
  await page.goto(deliveringPages.nl);
  const form = partnerFormOn(page);
  await form.hydrated();
  let reference = '';
  await ask({
    'offline before any interaction: reported, with a number to call, and nothing is lost': async () => {
      await context.setOffline(true);
      await form.fill();
      await form.send();
      const alert = form.element.getByRole('alert').filter({ hasText: 'Versturen lukt op dit moment niet' });
      await expect(alert.getByRole('link').first()).toHaveAttribute('href', /^tel:\+/);
      await form.expectKept();
    },

    'no receipt: reported after 15 seconds, kept, and sent again with the same reference': async () => {
      await context.setOffline(false);
      await site.misbehave({ formMail: 'thanks' });
      const post = formPost(page);
      await form.send();
      await post;
      await inbox.waitForMail();
      await page.clock.fastForward(15_000);
      reference = await form.expectUnconfirmed();
      expect(await outbox(page)).toEqual([reference]);
    },

    'a late receipt turns "unconfirmed" into "received"': async () => {
      await redirectLate(page, await inbox.waitForMail());
      expect(await form.expectReceived()).toBe(reference);
      await expect.poll(() => outbox(page)).toEqual([]);
      expect(await inbox.mails()).toHaveLength(1);
    },

    'offline when sending: reported at once': async () => {
      await form.fill();
      await context.setOffline(true);
      await form.send();
      reference = await form.expectUnconfirmed();
      await context.setOffline(false);
    },

    'on the next visit it is offered, and arrives': async () => {
      await site.misbehave({});
      await page.clock.resume();
      await page.goto(deliveringPages.nl);
      const offer = page.locator('wrap-unsent-requests');
      await offer.getByRole('button', { name: 'Nu verzenden' }).click();
      await expect(offer.getByText(reference).first()).toBeVisible();
      await expect.poll(async () => (await inbox.mails()).length).toBe(2);
      const sent = (await inbox.mails()).find(({ fields }) => fields['reference'] === reference);
      expect(sent?.fields).toMatchObject(applicant);
      await expect.poll(() => outbox(page)).toEqual([]);
    },
  });
  forgive(
    pageErrors,
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/,
  );
});

const host = (origin: string, attributes: string, css?: string) =>
  `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Vakblad</title>
${css === undefined ? '' : `<style>${css}</style>`}
<script type="module" src="${origin}/widgets.js"></script></head><body><h1>Vakblad</h1>
<wrap-partner-form partner="vakblad" ${attributes}></wrap-partner-form></body></html>`;

test('from a strict partner’s page it reaches us, and nobody else, and names the partner', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  const collected = requestsOf(page, /collect/);
  partner.serve({
    html: host(site.origin, 'endpoint="/collect"'),
    headers: { 'content-security-policy': `${strictPolicy(site.origin)}; form-action 'self'` },
  });
  await page.goto(partner.origin);
  const form = partnerFormOn(page);
  await form.hydrated();
  await form.fill();
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
  expect(collected).toEqual([]);
});

test('a host whose styles reach for everything changes nothing inside, and it arrives', async ({
  page,
  site,
  partner,
  inbox,
}) => {
  const open = async (css: string) => {
    partner.serve({ html: host(site.origin, '', css) });
    await page.goto(partner.origin);
    const form = partnerFormOn(page);
    await form.hydrated();
    return form;
  };
  const plain = await sizes(await open(''));
  const form = await open(`*{all:unset!important}
    input,select,textarea,button,form,label{display:none!important}
    html{font-size:62.5%}*{color:red!important;box-sizing:content-box!important;font:900 30px serif!important}
    body{margin:8px!important;display:block!important}`);
  expect(await sizes(form)).toEqual(plain);
  await form.fill();
  await form.send();
  await form.expectReceived();
  expect(await inbox.mails()).toHaveLength(1);
});

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
