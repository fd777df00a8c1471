import { everyEngine } from '../engines/engines.ts';
import { showHtml } from '../support/bare-page.ts';
import { Chat } from '../support/chat.ts';
import { hostPage } from '../support/host-page.ts';
import { hydrate } from '../support/hydrate.ts';
import { inKioskMode, kioskPage, shareDevice } from '../support/kiosk.ts';
import { partnerFormOn } from '../support/partner-form.ts';
import { photo } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { formPost, outbox, type Quote, quoteOn, visitor } from '../support/quote.ts';
import { quoteFormOn } from '../support/quote-form.ts';
import { stored } from '../support/stored.ts';
import { expect, type Page, test } from '../support/test.ts';
import { expectNothingOffered, leaveUnsent } from '../support/unsent.ts';
import { visualiserOn } from '../support/visualiser.ts';

/*
 * With `mode="kiosk"`, for a device that visitors share, a request is sent as usual, but nothing of a visitor stays on the device, and
 * nothing that the device holds of others is shown. What that means for each port and form is in
 * kiosk-ports.test.ts, quote-request.kiosk.test.ts, quote-form.kiosk.test.ts and partner-form.kiosk.test.ts.
 */

const advert = '?utm_source=beurs&gclid=Cj0K';

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

/* On a partner’s page the courier is a frame of another site, which engines treat differently. */
test(`a request is kept in the page only, until it arrives or the page is left ${everyEngine}`, async ({
  page,
  context,
  site,
  partner,
  inbox,
}) => {
  partner.serve({ html: inKioskMode(hostPage(site.origin)) });
  const address = `${partner.origin}/${advert}`;
  await page.clock.install();
  await page.goto(address);
  const quote = await prepareWithPhoto(page);
  let reference = '';
  const unconfirmed = async () => {
    await site.misbehave({ formMail: 'hang' });
    const post = formPost(page);
    await quote.send();
    await post;
    expect(page.frames().map((frame) => frame.url())).toContain(`${site.origin}/bezorgen`);
    expect(await storedByAll(page)).toEqual([]);
    await page.clock.fastForward(15_000);
    reference = await quote.expectUnconfirmed();
    expect(await storedByAll(page)).toEqual([]);
  };
  await ask({
    'without a receipt it is sent again from the page, with its photo': async () => {
      expect(await storedByAll(page)).toEqual([]);
      await unconfirmed();
      await site.misbehave({});
      await quote.retry();
      expect(await quote.expectAccepted()).toBe(reference);
      expect((await inbox.waitForMail()).fields).toMatchObject({
        ...visitor,
        reference,
        uploadedFiles: expect.stringMatching(/-keuken\.webp$/),
      });
    },

    'then the page is as new, and knows nobody': async () => {
      await expectNew(quote);
      expect(await storedByAll(page)).toEqual([]);
      await expectNobodyKnown(quote);
    },

    'the next one is offered in no other tab': async () => {
      for (const name of ['name', 'email', 'phone'] as const) await quote.contact(name).fill(visitor[name]);
      await quote.choosePhotos([await photo('keuken.jpg')]);
      await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
      await unconfirmed();
      const other = await context.newPage();
      await other.goto(address);
      await expectNothingOffered(other);
      await expectNobodyKnown(quoteOn(other));
      // A page of ours in the usual mode finds nothing to offer either.
      await other.goto(`${site.origin}/contact`);
      await expectNothingOffered(other);
      await other.close();
    },

    'after a reload what was filled in, a photo and the request are gone': async () => {
      await reload(page, quote);
      await expectNew(quote);
      await expectNothingOffered(page);
      await expectNobodyKnown(quote);
      expect(await storedByAll(page)).toEqual([]);
    },
  });
});

test('what the device holds of a visitor of its usual pages is neither shown, offered nor sent, and not changed', async ({
  page,
  site,
  inbox,
}) => {
  await leaveUnsent(page, site, { address: `/prijscalculator${advert}` });
  await page.goto('/contact');
  const before = await stored(page);
  expect(before).toEqual([
    'database wrappie-outbox',
    'wrappie-draft-calculator',
    'wrappie-visitor',
    'wrappie-visits',
  ]);
  const unsent = await outbox(page);

  await shareDevice(page, '/prijscalculator');
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.hydrated();
  await expectNothingOffered(page);
  await expectNew(quote);
  await expectNobodyKnown(quote);
  for (const [name, value] of Object.entries({ name: 'Noor', email: 'noor@voorbeeld.nl' }))
    await quote.contact(name as 'name').fill(value);
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  await site.misbehave({ formMail: 'hang' });
  const post = formPost(page);
  await quote.send();
  await post;
  await page.clock.fastForward(15_000);
  await expect(quote.unconfirmed).toBeVisible();
  expect(await stored(page)).toEqual(before);
  await site.misbehave({});
  await quote.retry();
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  expect(fields).toMatchObject({ name: 'Noor', email: 'noor@voorbeeld.nl' });
  expect(JSON.stringify(fields)).not.toMatch(/utm_source|gclid|beurs|Sanne/);
  expect(await stored(page)).toEqual(before);
  expect(await outbox(page)).toEqual(unsent);

  const usual = '<wrap-unsent-requests id="usual"></wrap-unsent-requests>';
  await showHtml(page, kioskPage('wrap-unsent-requests') + usual);
  const notices = page.locator('wrap-unsent-requests');
  await expect(page.locator('#usual').getByRole('region')).toBeVisible();
  await hydrate(notices.first());
  await expect(notices.first().getByRole('region')).toHaveCount(0);
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
