import {
  applicant,
  deliveringPages,
  type FieldName,
  labels,
  type PartnerForm,
  partnerFormOn,
  partnerPages,
} from '../support/partner-form.ts';
import { formPost, outbox, referencePattern, requestsOf } from '../support/quote.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

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

for (const lang of ['nl', 'en'] as const) {
  test(`${lang}: has the right fields, in the right order, with the browser’s own checks`, async ({
    page,
  }) => {
    await page.goto(partnerPages[lang]);
    const form = partnerFormOn(page, lang);
    await form.hydrated();
    const names = await form.element
      .locator('[name]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('name')));
    expect(names).toEqual(Object.keys(labels[lang]));
    for (const name of names as FieldName[])
      await expect(form.field(name), name).toHaveJSProperty('required', required.includes(name));
    await expect(form.field('email')).toHaveAttribute('type', 'email');
    await expect(form.field('phone')).toHaveAttribute('type', 'tel');
    await expect(form.field('portfolioLink')).toHaveAttribute('type', 'url');
    for (const [typed, valid] of [
      ['12345678', true],
      ['1234 56 78', true],
      ['1234567', false],
      ['123456789', false],
      ['1234567a', false],
    ] as const) {
      await form.field('kvkNumber').fill(typed);
      expect(await isValid(form.field('kvkNumber')), typed).toBe(valid);
    }
    await expect(form.field('experienceLevel').locator('option:not([disabled])')).toHaveText(
      lang === 'nl'
        ? ['Onervaren', 'Ervaren', 'Specialist']
        : ['Inexperienced', 'Experienced', 'Specialist wrapper'],
    );
  });

  test(`${lang}: what is missing is reported at each field and in a summary with links to them`, async ({
    page,
  }) => {
    const posts = requestsOf(page, /form-mail/);
    await page.goto(partnerPages[lang]);
    const form = partnerFormOn(page, lang);
    await form.hydrated();
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
    expect(posts).toEqual([]);
  });

  test(`${lang}: an application arrives with every field, and is confirmed in the fixed words`, async ({
    page,
    inbox,
    site,
  }) => {
    await page.goto(deliveringPages[lang]);
    const form = partnerFormOn(page, lang);
    await form.hydrated();
    await form.fill();
    await form.field('hasOwnTools').check();
    await form.send();
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
      hasOwnTools: 'JA',
      reference,
      page: site.origin + deliveringPages[lang],
    });
  });

  test(`${lang}: can be used from start to received with the keyboard alone`, async ({ page, inbox }) => {
    await page.goto(deliveringPages[lang]);
    const form = partnerFormOn(page, lang);
    await form.hydrated();
    await form.field('firstName').focus();
    for (const name of Object.keys(labels[lang]) as FieldName[]) {
      await expect(form.field(name)).toBeFocused();
      if (name === 'experienceLevel') await page.keyboard.press('S');
      else if (name === 'hasOwnTools') await page.keyboard.press('Space');
      else await page.keyboard.type(applicant[name]);
      await page.keyboard.press('Tab');
    }
    await expect(form.sendButton).toBeFocused();
    await page.keyboard.press('Enter');
    await form.expectReceived();
    expect((await inbox.waitForMail()).fields).toMatchObject({
      experienceLevel: 'specialist',
      hasOwnTools: 'JA',
    });
  });

  test(`${lang}: without an endpoint it is confirmed in the fixed words, and no request is made`, async ({
    page,
    inbox,
  }) => {
    await page.goto(partnerPages[lang]);
    const form = partnerFormOn(page, lang);
    await form.hydrated();
    const sendingCode = page.waitForResponse(/\/assets\/application-sending/);
    await form.fill();
    await form.field('hasOwnTools').check();
    await sendingCode;
    await page.waitForLoadState('networkidle');
    const requests = requestsOf(page, /./);
    await form.send();
    await form.expectConfirmed();
    await expect(form.element.getByText(referencePattern)).toHaveCount(0);
    await expect(form.field('firstName')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    expect(await outbox(page)).toEqual([]);
    expect(await inbox.mails()).toEqual([]);
  });
}

test('an impossible value is flagged, and a valid one is normalised', async ({ page }) => {
  await page.goto(partnerPages.nl);
  const form = await filledForm(page);
  await form.fill({ email: 'bas', kvkNumber: '1234567', portfolioLink: 'mijn werk' });
  await form.send();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Dit emailadres lijkt niet te kloppen',
    'Een KvK-nummer heeft acht cijfers',
    'Dit lijkt geen webadres',
  ]);
  await expect(form.field('email')).toBeFocused();
  await form.fill({ email: 'bas@bas.nl', kvkNumber: '12.34.56.78', portfolioLink: 'www.bas.nl' });
  await form.field('motivation').click();
  await expect(form.field('kvkNumber')).toHaveValue('12345678');
  await expect(form.field('portfolioLink')).toHaveValue('https://www.bas.nl/');
  await expect(form.summary).toBeHidden();
});

test('switching the language keeps what was filled in', async ({ page }) => {
  await page.goto('/workbench/wrap-partner-form/empty');
  const form = await filledForm(page);
  await page.evaluate(() => {
    document.dispatchEvent(new CustomEvent('wrap-language-changed', { detail: { language: 'en' } }));
  });
  const english = partnerFormOn(page, 'en');
  await expect(english.sendButton).toBeVisible();
  await english.expectKept();
  await expect(form.sendButton).toHaveCount(0);
});

test('the page gets an event of an application, without data of the applicant', async ({ page }) => {
  await page.goto(deliveringPages.nl);
  await page.evaluate(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, dataLayer: [] });
    document.addEventListener('wrap-application-sent', (event) => events.push((event as CustomEvent).detail));
  });
  const form = await filledForm(page);
  await form.send();
  const reference = await form.expectReceived();
  const heard = await page.evaluate(() => [Reflect.get(window, 'events'), Reflect.get(window, 'dataLayer')]);
  const detail = { experienceLevel: 'ervaren', reference };
  expect(heard).toEqual([[detail], [{ event: 'wrap-application-sent', ...detail }]]);
});

test('a second press while it is being sent sends nothing', async ({ page, inbox, site }) => {
  await site.misbehave({ formMail: 'slow', slowMs: 500 });
  await page.goto(deliveringPages.nl);
  const form = await filledForm(page);
  const post = formPost(page);
  await form.sendButton.dblclick();
  await form.field('firstName').press('Enter');
  await post;
  await form.expectReceived();
  expect(await inbox.mails()).toHaveLength(1);
});

async function filledForm(page: Page): Promise<PartnerForm> {
  const form = partnerFormOn(page);
  await form.hydrated();
  await form.fill();
  return form;
}

function isValid(field: Locator): Promise<boolean> {
  return field.evaluate((input: HTMLInputElement) => input.validity.valid);
}
