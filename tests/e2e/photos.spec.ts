import sharp from 'sharp';
import { phonePhoto, photo, unusableFiles } from '../support/photos.ts';
import { forgive, type Quote, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

const objectName = /^[0-9]{13}-[0-9a-z]{12}-[a-z0-9-]{1,60}\.(jpg|webp)$/;
const uploads = /\/storage\/v1\/object\/customer-uploads\//;

async function openForm(page: Page): Promise<Quote> {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  return quote;
}

test('a photo shows its preview and progress, is sent as a link, and the link opens', async ({
  page,
  inbox,
  site,
  request,
}) => {
  await site.misbehave({ storage: 'slow', slowMs: 700 });
  const quote = await openForm(page);
  await quote.choosePhotos([await photo('Keuken vóór.jpg', '#c83232')]);
  const row = quote.photo('Keuken vóór.jpg');
  await expect(row.getByRole('progressbar')).toHaveJSProperty('value', 1);
  await expect(row.getByRole('status')).toHaveText('geüpload');
  const middle = await row.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const [red = 0, green = 0, blue = 0] = canvas.getContext('2d')?.getImageData(48, 48, 1, 1).data ?? [];
    return red > 150 && green < 100 && blue < 100;
  });
  expect(middle, 'the thumbnail shows the photo').toBe(true);

  await quote.send();
  await quote.expectAccepted();
  await expect(row, 'photos are cleared once they have arrived').toBeHidden();
  const { fields } = await inbox.waitForMail();
  const link = fields['uploadedFiles'] ?? '';
  expect(fields['message']).toContain(`Foto's:\r\n- ${link}\r\n`);
  expect(link.startsWith(`${site.origin}/_local/storage/v1/object/public/customer-uploads/`)).toBe(true);
  const answer = await request.get(link);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/webp');
});

test('an uploaded photo is upright, at most 2048 px, and has no data of place or camera', async ({
  page,
  inbox,
  request,
}) => {
  const chosen = await phonePhoto('IMG_1234.JPG');
  const before = await sharp(chosen.buffer).metadata();
  expect(before, 'the photo is as phones make them').toMatchObject({
    width: 3000,
    height: 1500,
    orientation: 6,
  });
  expect(before.exif?.includes('Thuisadres 12')).toBe(true);

  const quote = await openForm(page);
  await quote.choosePhotos([chosen]);
  await quote.send();
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  const stored = await (await request.get(fields['uploadedFiles'] ?? '')).body();
  const { width, height, orientation, exif, xmp, iptc } = await sharp(stored).metadata();
  expect({ width, height, orientation, exif, xmp, iptc }).toEqual({ width: 1024, height: 2048 });
  expect(stored.includes('Thuisadres')).toBe(false);
  const pixels = await sharp(stored).removeAlpha().raw().toBuffer();
  const colourAt = (y: number) => [...pixels.subarray((y * 1024 + 512) * 3, (y * 1024 + 512) * 3 + 3)];
  expect(colourAt(100)[0], 'red at the top').toBeGreaterThan(200);
  expect(colourAt(1948)[2], 'blue at the bottom').toBeGreaterThan(200);
});

test('object names fit the pattern of the bucket and cannot be guessed', async ({ page }) => {
  const seen = requestsOf(page, uploads);
  const quote = await openForm(page);
  await quote.choosePhotos([await photo('Été/àçé #1.jpg'), await photo('keuken.jpg'), await photo('🏠.jpg')]);
  await expect(quote.element.getByText('geüpload', { exact: true })).toHaveCount(3);
  const names = seen.filter((line) => line.startsWith('POST')).map((line) => line.split('/').at(-1) ?? '');
  expect(names).toHaveLength(3);
  for (const name of names) expect(name).toMatch(objectName);
  expect(new Set(names.map((name) => name.split('-')[1])).size, 'random parts differ').toBe(3);
});

test('the storage client is not loaded before the first photo is chosen', async ({ page }) => {
  const clients = requestsOf(page, /\/assets\/store-photo-/);
  const quote = await openForm(page);
  expect(clients).toEqual([]);
  await quote.choosePhotos([await photo('keuken.jpg')]);
  await expect(quote.photo('keuken.jpg').getByRole('status')).toHaveText('geüpload');
  expect(clients).toHaveLength(1);
});

test('photos are uploaded one at a time, in the order chosen', async ({ page }) => {
  let open = 0;
  let most = 0;
  const order: string[] = [];
  await page.route(uploads, async (route) => {
    if (route.request().method() === 'POST') {
      order.push(
        route
          .request()
          .url()
          .replace(/.*-(\w+)\.\w+$/, '$1'),
      );
      most = Math.max(most, ++open);
      const response = await route.fetch();
      open--;
      return route.fulfill({ response });
    }
    return route.continue();
  });
  const quote = await openForm(page);
  await quote.choosePhotos(
    await Promise.all(['een.jpg', 'twee.jpg', 'drie.jpg', 'vier.jpg'].map((name) => photo(name))),
  );
  await expect(quote.element.getByText('geüpload', { exact: true })).toHaveCount(4);
  expect(order).toEqual(['een', 'twee', 'drie', 'vier']);
  expect(most).toBe(1);
});

test('five photos at most: the others are named, and a removal makes room again', async ({ page, inbox }) => {
  const names = [1, 2, 3, 4, 5, 6, 7].map((n) => `foto-${n}.jpg`);
  const quote = await openForm(page);
  await quote.choosePhotos(await Promise.all(names.map((name) => photo(name))));
  const notices = quote.element.getByRole('alert');
  await expect(notices).toContainText('foto-6.jpg is niet toegevoegd');
  await expect(notices).toContainText('foto-7.jpg is niet toegevoegd');
  await expect(quote.element.getByText('geüpload', { exact: true })).toHaveCount(5);
  await expect(quote.element.getByLabel('U heeft 5 foto’s gekozen')).toBeDisabled();

  await quote.button('foto-2.jpg verwijderen').click();
  await expect(quote.photo('foto-2.jpg')).toBeHidden();
  // A file input reports no change when the same file is chosen again.
  await quote.choosePhotos([await photo('foto-2.jpg')]);
  await expect(quote.photo('foto-2.jpg').getByRole('status')).toHaveText('geüpload');
  await quote.button('foto-1.jpg verwijderen').click();
  await quote.send();
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  const sent = (fields['uploadedFiles'] ?? '')
    .split(', ')
    .map((link) => link.replace(/.*-(foto-\d)\.\w+$/, '$1'));
  expect(sent).toEqual(['foto-3', 'foto-4', 'foto-5', 'foto-2']);
});

test('files that are not usable photos are refused, each by name', async ({ page, inbox }) => {
  const seen = requestsOf(page, uploads);
  const quote = await openForm(page);
  for (const { file, told } of await unusableFiles()) {
    await quote.choosePhotos([file]);
    await expect(quote.element.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expect(quote.photo(file.name)).toHaveCount(0);
  }
  expect(seen).toEqual([]);
  await quote.send();
  await quote.expectAccepted();
  expect((await inbox.waitForMail()).fields['uploadedFiles']).toBe('');
});

test('a failed upload is shown beside the photo, and can be retried', async ({
  page,
  inbox,
  site,
  pageErrors,
}) => {
  await site.misbehave({ failNext: 2 });
  const quote = await openForm(page);
  await quote.choosePhotos([await photo('keuken.jpg')]);
  const row = quote.photo('keuken.jpg');
  await expect(row.getByRole('status')).toHaveText('niet geüpload');
  await quote.button('keuken.jpg opnieuw uploaden').click();
  await expect(row.getByRole('status')).toHaveText('geüpload');
  await expect(quote.button('keuken.jpg opnieuw uploaden')).toBeHidden();
  await quote.send();
  await quote.expectAccepted();
  const { fields } = await inbox.waitForMail();
  expect(fields['uploadedFiles']).toMatch(/keuken\.webp$/);
  expect(fields['message']).not.toContain('niet geüpload');
  forgive(pageErrors, /Failed to load resource/, /Photo "keuken\.jpg" was not uploaded/);
});
