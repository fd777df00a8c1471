import { STORAGE_ERRORS, type StorageError } from '../../site/preview/storage-errors.ts';
import { photo } from '../support/photos.ts';
import { ask, type Questions } from '../support/questions.ts';
import { forgive, type Quote, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

/*
 * Every refusal of the storage server, in its own words (site/preview/photo-bucket.test.ts checks that the stand-in uses them), and its
 * effect: the photo is reported as not uploaded, and the request is sent anyway.
 */

const uploads = '**/storage/v1/object/customer-uploads/*';
const refusals: Record<string, StorageError> = {
  'bucket missing': STORAGE_ERRORS.bucketMissing(),
  'type not allowed': STORAGE_ERRORS.typeNotAllowed('image/webp'),
  'too large': STORAGE_ERRORS.tooLarge(),
  'policy refuses': STORAGE_ERRORS.policy(),
  'bad key': STORAGE_ERRORS.badKey('keuken.webp'),
};

async function openForm(page: Page): Promise<Quote> {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  return quote;
}

test('a photo that is refused can be retried, is named in the mail, and the request arrives', async ({
  page,
  inbox,
  pageErrors,
}) => {
  const quote = await openForm(page);
  const names: string[] = [];
  const questions: Questions = {};
  for (const [refusal, { status, body }] of Object.entries(refusals))
    questions[refusal] = async () => {
      await page.unroute(uploads);
      await page.route(uploads, (route) => route.fulfill({ status, json: body }));
      const name = `foto-${names.length + 1}.jpg`;
      names.push(name);
      await quote.choosePhotos([await photo(name)]);
      await expect(quote.photo(name).getByRole('status')).toHaveText('niet geüpload');
      await expect(quote.button(`${name} opnieuw uploaden`)).toBeVisible();
      const logged = pageErrors.filter((error) => error.startsWith(`Photo "${name}" was not uploaded`));
      expect(logged[0], 'the log has the words of the storage').toContain(body.message);
    };
  questions['the request arrives'] = async () => {
    await quote.send();
    await quote.expectAccepted();
    const { fields } = await inbox.waitForMail();
    expect(fields['uploadedFiles']).toBe(names.map((name) => `niet geüpload: ${name}`).join(', '));
  };
  await ask(questions);
  forgive(pageErrors, /status of 400/, /^Photo "foto-\d\.jpg" was not uploaded/);
});

test('duplicate, because the first answer was lost: the photo is stored once, and its link opens', async ({
  page,
  inbox,
  request,
  pageErrors,
}) => {
  const tries = requestsOf(page, /\/object\/customer-uploads\//);
  await page.route(
    uploads,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const quote = await openForm(page);
  const answer = page.waitForResponse((response) => response.status() === 400);
  await quote.choosePhotos([await photo('keuken.jpg')]);
  expect(await (await answer).json()).toEqual(STORAGE_ERRORS.duplicate().body);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  await quote.send();
  await quote.expectAccepted();
  const link = (await inbox.waitForMail()).fields['uploadedFiles'] ?? '';
  expect((await request.get(link)).headers()['content-type']).toBe('image/webp');
  const names = tries.filter((line) => line.startsWith('POST') && line.includes('/object/'));
  expect(new Set(names).size, 'both tries were for one name').toBe(1);
  expect(names).toHaveLength(2);
  forgive(pageErrors, /ERR_CONNECTION_RESET/, /status of 400/, /^Photo "keuken\.jpg" was not uploaded/);
});
