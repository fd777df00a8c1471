import { closeQuestions } from '../support/mail-question.ts';
import { photo } from '../support/photos.ts';
import { ask, type Questions } from '../support/questions.ts';
import { forgive, type Quote, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

test.beforeEach(({ page }) => closeQuestions(page));

const logged = [/Failed to load resource/, /Photo ".*" was not uploaded/];

async function openForm(page: Page): Promise<Quote> {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  return quote;
}

test('storage fails: photos are reported as not uploaded, and the request is sent', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  const quote = await openForm(page);
  const questions: Questions = {};
  for (const storage of ['500', 'refuse'])
    questions[`it answers "${storage}"`] = async () => {
      await site.misbehave({ storage });
      const name = `keuken-${storage}.jpg`;
      await quote.choosePhotos([await photo(name)]);
      await expect(quote.photo(name).getByRole('status')).toHaveText('niet geüpload');
      await expect(quote.button(`${name} opnieuw uploaden`)).toBeVisible();
    };
  questions['the mail names them'] = async () => {
    await quote.send();
    await quote.expectAccepted();
    const { fields } = await inbox.waitForMail();
    expect(fields['uploadedFiles']).toBe('niet geüpload: keuken-500.jpg, niet geüpload: keuken-refuse.jpg');
    for (const name of ['keuken-500.jpg', 'keuken-refuse.jpg'])
      expect(fields['message']).toContain(`- niet geüpload: ${name}\r\n`);
  };
  await ask(questions);
  forgive(pageErrors, ...logged);
});

for (const [storage, tries] of [
  ['402', 1],
  ['429', 2],
] as const)
  test(`storage answers "${storage}": ${tries === 1 ? 'no second try' : 'a second try after the wait that it asks for'}, and one press uploads the photo later`, async ({
    page,
    inbox,
    site,
    pageErrors,
  }) => {
    await site.misbehave({ storage });
    await page.clock.install();
    const posts = requestsOf(page, /\/storage\/v1\/object\//);
    const quote = await openForm(page);
    const refused = page.waitForResponse((response) => response.status() === Number(storage));
    await quote.choosePhotos([await photo('keuken.jpg')]);
    await refused;
    await expect
      .poll(() => pageErrors.filter((error) => error.startsWith('Photo "keuken.jpg"')).length)
      .toBe(1);
    await page.clock.fastForward(3000);
    await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('niet geüpload');
    expect(posts.filter((line) => line.startsWith('POST'))).toHaveLength(tries);
    await site.misbehave({});
    await quote.button('keuken.jpg opnieuw uploaden').click();
    await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
    await quote.send();
    await quote.expectAccepted();
    expect((await inbox.waitForMail()).fields['uploadedFiles']).toMatch(/keuken\.webp$/);
    forgive(pageErrors, ...logged);
  });

for (const again of ['one press uploads all photos', 'sending tries them once more'] as const)
  test(`after an outage of the storage, ${again}`, async ({ page, inbox, site, pageErrors }) => {
    await site.misbehave({ storage: '500' });
    const quote = await openForm(page);
    const names = ['keuken.jpg', 'kast.jpg', 'deur.jpg', 'tafel.jpg', 'raam.jpg'];
    await quote.choosePhotos(await Promise.all(names.map((name) => photo(name))));
    for (const name of names)
      await expect(quote.photo(name).getByRole('status')).toHaveText('niet geüpload', { timeout: 30_000 });
    await site.misbehave({});
    if (again === 'one press uploads all photos') {
      const all = quote.button('Alle foto’s opnieuw uploaden');
      await all.focus();
      await page.keyboard.press('Enter');
      await expect(quote.element.getByRole('list', { name: 'Foto’s' })).toBeFocused();
      for (const name of names) await expect(quote.photo(name).getByRole('status')).toHaveText('geüpload');
      await expect(all).toHaveCount(0);
    }
    await quote.send();
    await quote.expectAccepted();
    expect((await inbox.waitForMail()).fields['uploadedFiles']).toMatch(
      /keuken\.webp, .*kast\.webp, .*raam\.webp$/,
    );
    forgive(pageErrors, ...logged);
  });

test('storage hangs: it is retried once, and within a minute the request is sent without the photo', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ storage: 'hang' });
  await page.clock.install();
  const tries = requestsOf(page, /\/storage\/v1\/object\//);
  const posts = () => tries.filter((line) => line.startsWith('POST')).length;
  const quote = await openForm(page);
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect.poll(posts).toBe(1);
  await quote.send();
  await quote.expectSending();
  await page.clock.fastForward(25_000);
  await page.clock.fastForward(3000);
  await expect.poll(posts).toBe(2);
  await quote.expectSending();
  await page.clock.fastForward(25_000);
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  expect(fields['uploadedFiles']).toBe('niet geüpload: keuken.jpg');
  expect(posts()).toBe(2);
  forgive(pageErrors, ...logged, /TimeoutError: No answer in time\./);
});

test('one of five uploads fails: the mail has four links and one name', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ failNames: 'derde' });
  const names = ['eerste.jpg', 'tweede.jpg', 'derde.jpg', 'vierde.jpg', 'vijfde.jpg'];
  const quote = await openForm(page);
  await quote.choosePhotos(await Promise.all(names.map((name) => photo(name))));
  await quote.send();
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  const sent = (fields['uploadedFiles'] ?? '').split(', ');
  expect(sent.map((entry) => entry.replace(/.*-(\w+)\.webp$/, '$1'))).toEqual([
    'eerste',
    'tweede',
    'niet geüpload: derde.jpg',
    'vierde',
    'vijfde',
  ]);
  forgive(pageErrors, ...logged);
});

test('photos stay when the request is not confirmed, and are sent with the retry', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ formMail: '500' });
  await page.clock.install();
  const quote = await openForm(page);
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  const post = page.waitForRequest(/form-mail/);
  await quote.send();
  await post;
  await page.clock.fastForward(15_000);
  await quote.expectUnconfirmed();
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  await site.misbehave({});
  await quote.retry();
  await quote.expectAccepted();
  expect((await inbox.waitForMail()).fields['uploadedFiles']).toMatch(/keuken\.webp$/);
  forgive(pageErrors, ...logged);
});

test('a photo chosen offline can be uploaded once the connection is back', async ({
  page,
  context,
  inbox,
  pageErrors,
}) => {
  const quote = await openForm(page);
  await context.setOffline(true);
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('niet geüpload');
  await context.setOffline(false);
  await quote.button('keuken.jpg opnieuw uploaden').click();
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  await quote.send();
  await quote.expectAccepted();
  expect((await inbox.waitForMail()).fields['uploadedFiles']).toMatch(/keuken\.webp$/);
  forgive(pageErrors, ...logged, /ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically/);
});

test('the courier page cannot be reached for a photo: the photo can be retried', async ({
  page,
  pageErrors,
}) => {
  await page.clock.install();
  await page.route('**/bezorgen', (route) => route.abort());
  const quote = await openForm(page);
  const tried = page.waitForRequest('**/bezorgen');
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await tried;
  const again = page.waitForRequest('**/bezorgen');
  await page.clock.fastForward(15_000);
  await page.clock.fastForward(3000);
  await again;
  await page.clock.fastForward(15_000);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('niet geüpload');
  await page.unroute('**/bezorgen');
  await quote.button('keuken.jpg opnieuw uploaden').click();
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  forgive(pageErrors, ...logged);
});

test('the courier never answers: a photo is given up as soon as a request would be, and the visitor is told', async ({
  page,
  inbox,
  pageErrors,
}) => {
  await page.route('**/bezorgen*', (route) => route.abort());
  await page.clock.install();
  const opened = requestsOf(page, /bezorgen/);
  const quote = await openForm(page);
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect.poll(() => opened.length).toBe(1);
  await quote.send();
  await quote.expectSending();
  // The photo, its automatic retry, and the request.
  await page.clock.fastForward(15_000);
  await page.clock.fastForward(3000);
  await expect.poll(() => opened.length).toBe(2);
  await page.clock.fastForward(15_000);
  await expect.poll(() => opened.length).toBe(3);
  await page.clock.fastForward(15_000);
  await quote.expectUnconfirmed();
  expect(await inbox.mails()).toEqual([]);
  // The jumps may overtake the outbox.
  forgive(pageErrors, /ERR_FAILED|TimeoutError: No answer in time\./, ...logged);
});
