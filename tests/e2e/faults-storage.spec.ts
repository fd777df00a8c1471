import { closeQuestions } from '../support/mail-question.ts';
import { photo } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { forgive, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, test } from '../support/test.ts';

/*
 * Photos that the storage does not take. The words of each refusal are in widgets/adapters/courier/store-photo.test.ts; second tries and
 * time limits in widgets/request/upload-in-time.test.ts and photo-queue*.test.ts.
 */

const names = ['eerste.jpg', 'tweede.jpg', 'derde.jpg', 'vierde.jpg', 'vijfde.jpg'];
const shortName = (entry: string) => entry.replace(/.*-(\w+)\.webp$/, '$1');

test('an outage of the storage: photos can be uploaded again, and the request is sent all the same', async ({
  page,
  context,
  inbox,
  site,
  pageErrors,
}) => {
  await closeQuestions(page);
  await page.clock.install();
  const posts = requestsOf(page, /\/storage\/v1\/object\/customer-uploads\//);
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  const status = (name: string) => quote.photo(name).getByRole('status');
  let reference = '';
  await ask({
    'five photos fail: each says so, and can be retried': async () => {
      await site.misbehave({ storage: '500' });
      await quote.choosePhotos(await Promise.all(names.map((name) => photo(name))));
      for (const name of names) {
        // Each is tried a second time, up to three seconds later.
        await expect(async () => {
          await page.clock.fastForward(3000);
          await expect(status(name)).toHaveText('niet geüpload', { timeout: 500 });
        }).toPass();
        await expect(quote.button(`${name} opnieuw uploaden`)).toBeVisible();
      }
      expect(posts.filter((line) => line.startsWith('POST'))).toHaveLength(10);
    },

    'one press uploads all of them, and the keyboard stays with the photos': async () => {
      await site.misbehave({ failNames: 'derde' });
      const all = quote.button('Alle foto’s opnieuw uploaden');
      await all.focus();
      await page.keyboard.press('Enter');
      await expect(quote.element.getByRole('list', { name: 'Foto’s' })).toBeFocused();
      for (const name of names.filter((name) => name !== 'derde.jpg'))
        await expect(async () => {
          await page.clock.fastForward(3000);
          await expect(status(name)).toHaveText('geüpload', { timeout: 500 });
        }).toPass();
      await expect(all).toHaveCount(0);
    },

    'one still fails: the mail has four links and one name, and photos stay without a receipt': async () => {
      await site.misbehave({ formMail: 'thanks', failNames: 'derde' });
      await expect(status('derde.jpg')).toHaveText('niet geüpload');
      await quote.send();
      const { fields } = await inbox.waitForMail();
      expect((fields['uploadedFiles'] ?? '').split(', ').map(shortName)).toEqual([
        'eerste',
        'tweede',
        'niet geüpload: derde.jpg',
        'vierde',
        'vijfde',
      ]);
      expect(fields['message']).toContain('- niet geüpload: derde.jpg\r\n');
      await page.clock.fastForward(15_000);
      reference = await quote.expectUnconfirmed();
      await expect(status('vijfde.jpg')).toHaveText('geüpload');
    },

    'without a network it fails too; once that is back it is uploaded, and is in the retry': async () => {
      const again = quote.button('derde.jpg opnieuw uploaden');
      await site.misbehave({});
      await context.setOffline(true);
      await again.click();
      await expect(status('derde.jpg')).toHaveText('niet geüpload');
      await context.setOffline(false);
      await again.click();
      await expect(status('derde.jpg')).toHaveText('geüpload');
      await quote.retry();
      expect(await quote.expectAccepted()).toBe(reference);
      const mail = (await inbox.mails()).find(({ fields }) => !fields['uploadedFiles']?.includes('niet'));
      expect(mail?.fields['reference']).toBe(reference);
      expect((mail?.fields['uploadedFiles'] ?? '').split(', ').map(shortName)).toEqual(
        names.map((name) => name.replace('.jpg', '')),
      );
    },
  });
  forgive(
    pageErrors,
    /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically/,
    /Photo ".*" was not uploaded/,
  );
});

test('the first answer of the storage is lost: the photo is stored once, and its link opens', async ({
  page,
  inbox,
  request,
  pageErrors,
}) => {
  const tries = requestsOf(page, /\/object\/customer-uploads\//);
  await page.route(
    '**/storage/v1/object/customer-uploads/*',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.clock.install();
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect.poll(() => pageErrors.join()).toContain('Photo "keuken.jpg" was not uploaded');
  // The wait before the second try.
  await page.clock.fastForward(3000);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  await quote.send();
  await quote.expectAccepted();
  const link = (await inbox.waitForMail()).fields['uploadedFiles'] ?? '';
  expect((await request.get(link)).headers()['content-type']).toBe('image/webp');
  const names = tries.filter((line) => line.startsWith('POST'));
  expect(new Set(names).size, 'both tries were for one name').toBe(1);
  expect(names).toHaveLength(2);
  forgive(pageErrors, /ERR_CONNECTION_RESET/, /status of 400/, /^Photo "keuken\.jpg" was not uploaded/);
});
