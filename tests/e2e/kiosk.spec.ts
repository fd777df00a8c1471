import { everyEngine } from '../engines/engines.ts';
import { showHtml } from '../support/bare-page.ts';
import { Chat } from '../support/chat.ts';
import { hostPage } from '../support/host-page.ts';
import { hydrate } from '../support/hydrate.ts';
import { inKioskMode, kioskPage, shareDevice } from '../support/kiosk.ts';
import { partnerFormOn } from '../support/partner-form.ts';
import { photo } from '../support/photos.ts';
import { formPost, outbox, type Quote, quoteOn, redirectLate, visitor } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { stored } from '../support/stored.ts';
import { test as base, expect, type Page } from '../support/test.ts';
import { expectNothingOffered, leaveUnsent } from '../support/unsent.ts';
import { visualiserOn } from '../support/visualiser.ts';

/*
 * With `mode="kiosk"`, for a device that visitors share, a request is sent as usual, but nothing of a visitor stays on the device, and
 * nothing that the device holds of others is shown.
 */

const advert = '?utm_source=beurs&gclid=Cj0K';

/** Our page, and a partner's page, each with a calculator in kiosk mode. */
const hosts = ['our page', 'a partner’s page'] as const;
type Host = (typeof hosts)[number];

/** For each test: the address of a host's page. */
const test = base.extend<{ addressOf(host: Host): Promise<string> }>({
  addressOf: async ({ page, site, partner }, use) =>
    use(async (host) => {
      if (host === 'our page') {
        await shareDevice(page, '/prijscalculator');
        return `${site.origin}/prijscalculator${advert}`;
      }
      partner.serve({ html: inKioskMode(hostPage(site.origin)) });
      return `${partner.origin}/${advert}`;
    }),
});

/** Everything that any frame of these pages has stored, those of the courier included. */
async function storedByAll(...pages: Page[]): Promise<string[]> {
  // A frame of the form-mail service that hangs has no page yet, and belongs to nobody.
  const frames = pages.flatMap((page) => page.frames()).filter((frame) => /^http/.test(frame.url()));
  return (await Promise.all(frames.map(stored))).flat();
}

async function reload(page: Page, quote: Quote): Promise<void> {
  // Nothing comes into view in a tab that is behind another.
  await page.bringToFront();
  await page.reload();
  // The page opens where the visitor was, which may be below the calculator.
  await quote.element.scrollIntoViewIfNeeded();
  await quote.hydrated();
}

/** Expects that a calculator is as new. */
async function expectNew(quote: Quote): Promise<void> {
  await expect(quote.element.locator('input[name=projectType]:checked')).toHaveCount(0);
  await expect(quote.element.getByText(quote.words.price)).toHaveCount(0);
  await expect(quote.element.locator('canvas')).toHaveCount(0);
}

/** Expects that the send form of a new calculator is empty. */
async function expectNobodyKnown(quote: Quote): Promise<void> {
  await quote.calculate();
  await quote.button(quote.words.accept).click();
  for (const name of ['name', 'email', 'phone'] as const) await expect(quote.contact(name)).toHaveValue('');
  await expect(quote.element.locator('canvas')).toHaveCount(0);
}

/** Fills everything in, with a photo. */
async function prepareWithPhoto(page: Page): Promise<Quote> {
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  return quote;
}

for (const host of hosts) {
  test(`${host}: what is filled in and a photo are gone after a reload`, { tag: everyEngine }, async ({
    page,
    addressOf,
  }) => {
    await page.goto(await addressOf(host));
    const quote = await prepareWithPhoto(page);
    expect(await storedByAll(page)).toEqual([]);
    await reload(page, quote);
    await expectNew(quote);
    await expectNobodyKnown(quote);
    expect(await storedByAll(page)).toEqual([]);
  });

  test(`${host}: a request without a receipt is kept in the page only, and sent again from there`, async ({
    page,
    site,
    inbox,
    addressOf,
  }) => {
    await page.clock.install();
    await page.goto(await addressOf(host));
    const quote = await prepareWithPhoto(page);
    await site.misbehave({ formMail: 'hang' });
    const post = formPost(page);
    await quote.send();
    await post;
    expect(page.frames().map((frame) => frame.url())).toContain(`${site.origin}/bezorgen`);
    expect(await storedByAll(page)).toEqual([]);
    await page.clock.fastForward(15_000);
    const reference = await quote.expectUnconfirmed();
    expect(await storedByAll(page)).toEqual([]);

    await site.misbehave({});
    await quote.retry();
    expect(await quote.expectAccepted()).toBe(reference);
    expect((await inbox.waitForMail()).fields).toMatchObject({
      ...visitor,
      reference,
      uploadedFiles: expect.stringMatching(/-keuken\.webp$/),
    });
    await expectNew(quote);
    expect(await storedByAll(page)).toEqual([]);
    await expectNobodyKnown(quote);
  });

  test(`${host}: after a reload an unconfirmed request is offered neither here nor in another tab`, async ({
    page,
    context,
    site,
    addressOf,
  }) => {
    const address = await addressOf(host);
    await page.clock.install();
    await page.goto(address);
    const quote = await prepareWithPhoto(page);
    await site.misbehave({ formMail: 'hang' });
    const post = formPost(page);
    await quote.send();
    await post;
    await page.clock.fastForward(15_000);
    await quote.expectUnconfirmed();

    const other = await context.newPage();
    await other.goto(address);
    await expectNothingOffered(other);
    await expectNobodyKnown(quoteOn(other));
    await reload(page, quote);
    await expectNew(quote);
    expect(await storedByAll(page, other)).toEqual([]);
    // A page of ours in the usual mode finds nothing to offer either.
    await other.goto(`${site.origin}/contact`);
    await expectNothingOffered(other);
  });
}

test('a late receipt confirms the request, and empties the page', async ({
  page,
  site,
  inbox,
  addressOf,
}) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  await page.goto(await addressOf('a partner’s page'));
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  const mail = await inbox.waitForMail();
  await page.clock.fastForward(15_000);
  const reference = await quote.expectUnconfirmed();
  await redirectLate(page, mail);
  expect(await quote.expectAccepted()).toBe(reference);
  await expectNew(quote);
  expect(await storedByAll(page)).toEqual([]);
});

test('a change after an unconfirmed request names the one that it replaces', async ({
  page,
  site,
  inbox,
  addressOf,
}) => {
  await site.misbehave({ formMail: 'thanks' });
  await page.clock.install();
  await page.goto(await addressOf('a partner’s page'));
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.send();
  const mail = await inbox.waitForMail();
  await page.clock.fastForward(15_000);
  const first = await quote.expectUnconfirmed();
  await quote.contact('phone').fill('06 87654321');
  await redirectLate(page, mail);
  await expect(quote.element.getByText(`Uw eerdere aanvraag (${first}) is aangekomen.`)).toBeVisible();
  await expect(quote.contact('name')).toHaveValue(visitor.name);

  await site.misbehave({});
  await quote.send();
  const second = await quote.expectAccepted();
  const corrected = (await inbox.mails()).find(({ fields }) => fields['reference'] === second);
  expect(corrected?.fields).toMatchObject({ phone: '06 87654321', vervangt: first });
  expect(await storedByAll(page)).toEqual([]);
});

test('what the device holds of a visitor of its usual pages is neither shown nor sent nor changed', async ({
  page,
  site,
  inbox,
}) => {
  await leaveUnsent(page, site, { address: `/prijscalculator${advert}` });
  await page.goto('/contact');
  const before = await stored(page);
  expect(before).toEqual(['database wrappie-outbox', 'wrappie-visitor', 'wrappie-visits']);
  const unsent = await outbox(page);

  await shareDevice(page, '/prijscalculator');
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.hydrated();
  await expectNothingOffered(page);
  await expectNew(quote);
  await expectNobodyKnown(quote);
  for (const [name, value] of Object.entries({ name: 'Noor', email: 'noor@voorbeeld.nl' }))
    await quote.contact(name as 'name').fill(value);
  await quote.send();
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  expect(fields).toMatchObject({ name: 'Noor', email: 'noor@voorbeeld.nl' });
  expect(JSON.stringify(fields)).not.toMatch(/utm_source|gclid|beurs|Sanne/);
  expect(await stored(page)).toEqual(before);
  expect(await outbox(page)).toEqual(unsent);
});

test('the notice of unsent requests offers nothing, though another notice of the page does', async ({
  page,
  site,
}) => {
  await leaveUnsent(page, site);
  const usual = '<wrap-unsent-requests id="usual"></wrap-unsent-requests>';
  await showHtml(page, kioskPage('wrap-unsent-requests') + usual);
  const notices = page.locator('wrap-unsent-requests');
  await expect(page.locator('#usual').getByRole('region')).toBeVisible();
  await hydrate(notices.first());
  await expect(notices.first().getByRole('region')).toHaveCount(0);
});

test('the page of a host that may store keeps no advert', async ({ page }) => {
  await showHtml(page, kioskPage('wrap-price-calculator'), { query: advert });
  await quoteOn(page).hydrated();
  await page.evaluate(() => void document.dispatchEvent(new Event('wrap-consent')));
  await quoteOn(page).prepare();
  expect(await stored(page)).toEqual([]);
});

test('the forms of a page share what is filled in until one is sent, without a tab, and then know nobody', async ({
  page,
  context,
  inbox,
}) => {
  await showHtml(page, kioskPage('wrap-quote-form', 'wrap-price-calculator'));
  const [form, quote] = [quoteFormOn(page), quoteOn(page)];
  await form.hydrated();
  await quote.hydrated();
  await quote.choose('projectType', 'keuken');
  await expect(form.field('projectType')).toHaveValue('keuken-wrappen');
  await form.fill();
  await form.choosePhotos([await photo('raam.jpg')]);
  await expect(form.photo('raam.jpg').getByRole('status')).toHaveText('geüpload');
  await form.send();
  await form.expectSent();
  expect((await inbox.waitForMail()).fields).toMatchObject({ Naam: visitor.name });
  expect(context.pages()).toHaveLength(1);
  await expectNobodyKnown(quote);
  expect(await stored(page)).toEqual([]);
});

test('an application, a conversation and a chosen film are gone after a reload', async ({ page }) => {
  await showHtml(page, kioskPage('wrap-film-visualiser', 'wrap-partner-form', 'wrap-chat'));
  const [visualiser, form, chat] = [visualiserOn(page), partnerFormOn(page), new Chat(page)];
  await visualiser.comeNear();
  await visualiser.film('Notenhout').check();
  await form.hydrated();
  await form.fill();
  await chat.open();
  await chat.ask('Wat kost een keuken van 12 meter?');
  await expect(chat.log).toContainText('keuken van 12 meter');
  await chat.expectAnswer(/€/);
  expect(await stored(page)).toEqual([]);
  expect(new URL(page.url()).hash).toBe('');

  await page.reload();
  await chat.open();
  await expect(chat.log).not.toContainText('keuken van 12 meter');
  await form.hydrated();
  await expect(form.field('firstName')).toHaveValue('');
  await expect(visualiser.film('Notenhout')).not.toBeChecked();
});
