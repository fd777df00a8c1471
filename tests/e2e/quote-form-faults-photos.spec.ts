import { photo } from '../support/photos.ts';
import { forgive, requestsOf } from '../support/quote.ts';
import { formPages, quoteFormOn } from '../support/quote-form.ts';
import { expect, type Page, test } from '../support/test.ts';

async function openForm(page: Page) {
  await page.goto(formPages.nl);
  const form = quoteFormOn(page);
  await form.prepare(page);
  return form;
}

for (const storage of ['500', 'refuse']) {
  test(`storage answers "${storage}": the photo is reported as not uploaded, and the request is sent`, async ({
    page,
    inbox,
    site,
    pageErrors,
  }) => {
    await site.misbehave({ storage });
    const form = await openForm(page);
    await form.choosePhotos([await photo('keuken.jpg')]);
    await expect(form.photo('keuken.jpg').getByRole('status')).toHaveText('niet geüpload');
    await form.send();
    await form.expectSent();
    expect((await inbox.waitForMail()).fields['Foto_info']).toBe('niet geüpload: keuken.jpg');
    forgive(pageErrors, /Failed to load resource/, /Photo ".*" was not uploaded/);
  });
}

test('storage hangs: it is retried once after a minute, and then the request is sent without the photo', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ storage: 'hang' });
  await page.clock.install();
  const tries = requestsOf(page, /\/storage\/v1\/object\//);
  const posts = () => tries.filter((line) => line.startsWith('POST')).length;
  const form = await openForm(page);
  await form.choosePhotos([await photo('keuken.jpg')]);
  await expect.poll(posts).toBe(1);
  await form.send();
  await form.expectSending();
  await page.clock.fastForward(60_000);
  await expect.poll(posts).toBe(2);
  await form.expectSending();
  await page.clock.fastForward(60_000);
  await expect(form.toast('status', form.words.sent)).toBeVisible();
  expect((await inbox.waitForMail()).fields['Foto_info']).toBe('niet geüpload: keuken.jpg');
  forgive(pageErrors, /Failed to load resource/, /Photo ".*" was not uploaded/);
});

test('one of five uploads fails: the mail has four links and one name', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ failNames: 'derde' });
  const names = ['eerste.jpg', 'tweede.jpg', 'derde.jpg', 'vierde.jpg', 'vijfde.jpg'];
  const form = await openForm(page);
  await form.choosePhotos(await Promise.all(names.map((name) => photo(name))));
  await form.send();
  await form.expectSent();
  const told = ((await inbox.waitForMail()).fields['Foto_info'] ?? '').split(', ');
  expect(told.map((entry) => entry.replace(/.*-(\w+)\.webp$/, '$1'))).toEqual([
    'eerste',
    'tweede',
    'niet geüpload: derde.jpg',
    'vierde',
    'vijfde',
  ]);
  forgive(pageErrors, /Failed to load resource/, /Photo ".*" was not uploaded/);
});
