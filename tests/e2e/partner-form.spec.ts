import {
  applicant,
  deliveringPages,
  demonstrationPages,
  type FieldName,
  labels,
  partnerFormOn,
} from '../support/partner-form.ts';
import { ask } from '../support/questions.ts';
import { outbox, referencePattern, requestsOf } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * What the form asks and says in each language is in widgets/forms.isolated.test.ts, what its store does in
 * widgets/partner-form/*.test.ts, and the mail in widgets/domain/partner/partner-payload.test.ts.
 */

const required: FieldName[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'kvkNumber',
  'workArea',
  'experienceLevel',
  'motivation',
];

test('what is missing or impossible is reported; then one application arrives, however often it is sent', async ({
  page,
  inbox,
  site,
}) => {
  const posts = requestsOf(page, /form-mail/);
  await page.goto(deliveringPages.nl);
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, dataLayer: [] });
    document.addEventListener('wrap-application-sent', (event) => events.push((event as CustomEvent).detail));
  });
  const form = partnerFormOn(page);
  await form.hydrated();
  let reference = '';
  await ask({
    'what is missing is reported at each field and in a summary with links to them': async () => {
      await form.send();
      await expect(form.field('firstName')).toBeFocused();
      for (const name of required) {
        await expect(form.field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect(form.field(name)).toHaveAccessibleDescription(/.+/);
      }
      const links = form.summary.getByRole('link');
      await expect(links).toHaveCount(required.length);
      for (const [i, name] of required.entries()) {
        await links.nth(i).click();
        await expect(form.field(name)).toBeFocused();
      }
      await form.fill();
      await expect(form.summary).toBeHidden();
    },

    'an impossible value is flagged': async () => {
      await form.fill({ email: 'bas', kvkNumber: '1234567', portfolioLink: 'mijn werk' });
      await form.send();
      await expect(form.summary.getByRole('link')).toHaveText([
        'Dit emailadres lijkt niet te kloppen',
        'Een KvK-nummer heeft acht cijfers',
        'Dit lijkt geen webadres',
      ]);
      await expect(form.field('email')).toBeFocused();
      expect(posts).toEqual([]);
    },

    'a valid one is normalised': async () => {
      await form.fill({ email: applicant.email, kvkNumber: '12.34.56.78', portfolioLink: 'www.bas.nl' });
      await form.field('motivation').click();
      await expect(form.field('kvkNumber')).toHaveValue('12345678');
      await expect(form.field('portfolioLink')).toHaveValue('https://www.bas.nl/');
      await expect(form.summary).toBeHidden();
    },

    'switching the language keeps what was filled in': async () => {
      const switchTo = (lang: string) =>
        page.evaluate((language) => {
          document.dispatchEvent(new CustomEvent('wrap-language-changed', { detail: { language } }));
        }, lang);
      await form.fill();
      await switchTo('en');
      const english = partnerFormOn(page, 'en');
      await expect(english.sendButton).toBeVisible();
      await english.expectKept();
      await expect(form.sendButton).toHaveCount(0);
      await switchTo('nl');
    },

    'a double click, and Enter, send once': async () => {
      await site.misbehave({ formMail: 'slow', slowMs: 500 });
      await form.sendButton.dblclick();
      await form.field('firstName').press('Enter');
      reference = await form.expectReceived();
      expect(posts).toHaveLength(1);
      expect(await inbox.mails()).toHaveLength(1);
    },

    'the page gets an event, without data of the applicant': async () => {
      const heard = await page.evaluate(() => [
        Reflect.get(window, 'events'),
        Reflect.get(window, 'dataLayer'),
      ]);
      const detail = { experienceLevel: 'ervaren', reference };
      expect(heard).toEqual([[detail], [{ event: 'wrap-application-sent', ...detail }]]);
    },
  });
});

test('with the keyboard alone, in English: it arrives with every field, and is confirmed in the fixed words', async ({
  page,
  inbox,
  site,
}) => {
  await page.goto(deliveringPages.en);
  const form = partnerFormOn(page, 'en');
  await form.hydrated();
  await form.field('firstName').focus();
  for (const name of Object.keys(labels.en) as FieldName[]) {
    await expect(form.field(name)).toBeFocused();
    if (name === 'experienceLevel') await page.keyboard.press('S');
    else if (name === 'hasOwnTools') await page.keyboard.press('Space');
    else await page.keyboard.type(applicant[name]);
    await page.keyboard.press('Tab');
  }
  await expect(form.sendButton).toBeFocused();
  await page.keyboard.press('Enter');
  const reference = await form.expectReceived();
  const [mail, ...more] = await inbox.mails();
  expect(more).toEqual([]);
  expect(mail?.names).toEqual([
    ...['_subject', '_captcha', 'firstName', 'lastName', 'companyName', 'email', 'phone'],
    ...['kvkNumber', 'workArea', 'experienceLevel', 'portfolioLink', 'hasOwnTools', 'motivation'],
    ...['message', 'reference', 'page', '_next'],
  ]);
  expect(mail?.fields).toMatchObject({
    ...applicant,
    experienceLevel: 'specialist',
    hasOwnTools: 'JA',
    reference,
    page: site.origin + deliveringPages.en,
  });
});

test('a demonstration says that nothing is sent, and makes no request', async ({ page, inbox }) => {
  await page.goto(demonstrationPages.nl);
  const form = partnerFormOn(page);
  await form.hydrated();
  const sendingCode = page.waitForResponse(/\/assets\/application-sending/);
  await form.fill();
  await form.field('hasOwnTools').check();
  await sendingCode;
  await page.waitForLoadState('networkidle');
  const requests = requestsOf(page, /./);
  await form.send();
  await expect(form.element.getByText(form.words.demonstration)).toBeVisible();
  await expect(form.element.getByText(form.words.received)).toHaveCount(0);
  await expect(form.element.getByText(referencePattern)).toHaveCount(0);
  await expect(form.field('firstName')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  expect(await outbox(page)).toEqual([]);
  expect(await inbox.mails()).toEqual([]);
});
