import sharp from 'sharp';
import { phonePhoto, photo, unusableFiles } from '../support/photos.ts';
import { ask } from '../support/questions.ts';
import { type Quote, quoteOn, requestsOf } from '../support/quote.ts';
import { expect, type Page, test } from '../support/test.ts';

const objectName = /^[0-9]{13}-[0-9a-z]{12}-[a-z0-9-]{1,60}\.(jpg|webp)$/;
const uploads = /\/storage\/v1\/object\/customer-uploads\//;

async function openForm(page: Page): Promise<Quote> {
  await page.goto('/prijscalculator');
  const quote = quoteOn(page);
  await quote.prepare();
  return quote;
}

test('a photo shows its preview and progress, and is sent as a link to an upright picture without data of place or camera', async ({
  page,
  inbox,
  site,
  request,
}) => {
  const chosen = await phonePhoto('IMG_1234 vóór.JPG');
  const before = await sharp(chosen.buffer).metadata();
  expect(before, 'the photo is as phones make them').toMatchObject({
    width: 3000,
    height: 1500,
    orientation: 6,
  });
  expect(before.exif?.includes('Thuisadres 12')).toBe(true);

  await site.misbehave({ storage: 'slow', slowMs: 700 });
  const quote = await openForm(page);
  await quote.choosePhotos([chosen]);
  const row = quote.photo('IMG_1234 vóór.JPG');
  await expect(row.getByRole('progressbar')).toHaveJSProperty('value', 1);
  await expect(row.getByRole('status')).toHaveText('geüpload');
  const shown = await row.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const colourAt = (y: number) => [...(canvas.getContext('2d')?.getImageData(48, y, 1, 1).data ?? [])];
    return { top: colourAt(4), bottom: colourAt(92) };
  });
  expect(shown.top[0], 'the thumbnail shows the photo, upright').toBeGreaterThan(150);
  expect(shown.bottom[2]).toBeGreaterThan(150);

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
  const stored = await answer.body();
  const { width, height, orientation, exif, xmp, iptc } = await sharp(stored).metadata();
  expect({ width, height, orientation, exif, xmp, iptc }).toEqual({ width: 1024, height: 2048 });
  expect(stored.includes('Thuisadres')).toBe(false);
  const pixels = await sharp(stored).removeAlpha().raw().toBuffer();
  const colourAt = (y: number) => [...pixels.subarray((y * 1024 + 512) * 3, (y * 1024 + 512) * 3 + 3)];
  expect(colourAt(100)[0], 'red at the top').toBeGreaterThan(200);
  expect(colourAt(1948)[2], 'blue at the bottom').toBeGreaterThan(200);
});

test('several photos', async ({ page, inbox }) => {
  const clients = requestsOf(page, /\/assets\/store-photo-/);
  let open = 0;
  let most = 0;
  const posted: string[] = [];
  await page.route(uploads, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    posted.push(route.request().url().split('/').at(-1) ?? '');
    most = Math.max(most, ++open);
    const response = await route.fetch();
    open--;
    return route.fulfill({ response });
  });
  const quote = await openForm(page);
  const uploaded = quote.element.getByText('geüpload', { exact: true });
  const choose = async (...names: string[]) =>
    quote.choosePhotos(await Promise.all(names.map((name) => photo(name))));

  await ask({
    'files that are not usable photos are refused, each by name': async () => {
      expect(clients, 'nothing is loaded for them before').toEqual([]);
      for (const { file, told } of await unusableFiles()) {
        await quote.choosePhotos([file]);
        await expect(quote.element.getByRole('alert').filter({ hasText: told })).toBeVisible();
        await expect(quote.photo(file.name)).toHaveCount(0);
      }
      expect(posted).toEqual([]);
    },

    'object names fit the pattern of the bucket and cannot be guessed': async () => {
      await choose('Été/àçé #1.jpg', '🏠.jpg', 'een.jpg');
      await expect(uploaded).toHaveCount(3);
      expect(posted).toHaveLength(3);
      for (const name of posted) expect(name).toMatch(objectName);
      expect(new Set(posted.map((name) => name.split('-')[1])).size, 'random parts differ').toBe(3);
    },

    'the storage client was loaded only for the first photo': () => expect(clients).toHaveLength(1),

    'five at most: the others are named': async () => {
      await choose('twee.jpg', 'drie.jpg', 'vier.jpg', 'vijf.jpg');
      const notices = quote.element.getByRole('alert');
      await expect(notices).toContainText('vier.jpg is niet toegevoegd');
      await expect(notices).toContainText('vijf.jpg is niet toegevoegd');
      await expect(uploaded).toHaveCount(5);
      await expect(quote.element.getByLabel('U hebt 5 foto’s gekozen')).toBeDisabled();
    },

    'of several with the same name, as phones give them, each is named once': async () => {
      const notices = quote.element.getByRole('alert').getByRole('listitem');
      await quote.button('drie.jpg verwijderen').click();
      await choose('drie.jpg', 'image.jpg', 'image.jpg', 'vier.jpg');
      await expect(notices).toHaveCount(3);
      // One that is removed before its turn is not uploaded.
      await expect(uploaded).toHaveCount(5);
      await quote.button('drie.jpg verwijderen').click();
      await choose('drie.jpg', 'vier.jpg', 'image.jpg');
      await expect(notices).toHaveText([/^vier\.jpg/, /^image\.jpg/]);
      await expect(uploaded).toHaveCount(5);
    },

    'a removal makes room again': async () => {
      await quote.button('een.jpg verwijderen').click();
      await expect(quote.photo('een.jpg')).toBeHidden();
      // A file input reports no change when the same file is chosen again.
      await choose('een.jpg');
      await expect(quote.photo('een.jpg').getByRole('status')).toHaveText('geüpload');
    },

    'they were uploaded one at a time, in the order chosen': () => {
      expect(most).toBe(1);
      expect(posted.map(shortName).slice(2)).toEqual(['een', 'twee', 'drie', 'drie', 'drie', 'een']);
    },

    'those that were not removed are in the mail': async () => {
      await quote.button('🏠.jpg verwijderen').click();
      await quote.send();
      await quote.expectAccepted();
      const { fields } = await inbox.waitForMail();
      const sent = (fields['uploadedFiles'] ?? '').split(', ').map(shortName);
      expect(sent).toEqual([shortName(posted[0] ?? ''), 'twee', 'drie', 'een']);
    },
  });
});

/** The last word of an object name. */
const shortName = (name: string) => name.replace(/.*-(\w+)\.\w+$/, '$1');
