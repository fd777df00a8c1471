import sharp from 'sharp';
import type { ChosenFile } from './photos.ts';
import { expect, type Locator, type Page } from './test.ts';

/** The position of the front in `roomPhoto`, in pixels. */
export const front = { left: 300, top: 200, right: 700, bottom: 700 };
export const size = { width: 1200, height: 900 };

/** A photo of a room: a pale wall, and on it a brown front with a shadow over its right half. */
export async function roomPhoto(name = 'keuken.jpg'): Promise<ChosenFile> {
  const { left, top, right, bottom } = front;
  const data = Buffer.alloc(3 * size.width * size.height);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const isFront = x >= left && x < right && y >= top && y < bottom;
      const colour = !isFront ? [225, 222, 216] : x < 500 ? [176, 132, 90] : [122, 90, 60];
      for (let c = 0; c < 3; c++) data[3 * (y * size.width + x) + c] = colour[c]!;
    }
  const picture = sharp(data, { raw: { ...size, channels: 3 } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 92 }).toBuffer() };
}

/** Opens a page with the visualiser, and in it the studio for photos. */
export async function openStudio(page: Page, address = '/kleuren-folie'): Promise<Locator> {
  await page.goto(address);
  const visualiser = page.locator('wrap-film-visualiser').first();
  // It is hydrated when it is close to the viewport.
  await visualiser.scrollIntoViewIfNeeded();
  await visualiser.getByRole('button', { name: /eigen foto|own photo/ }).click();
  await expect(visualiser.getByLabel(/Kies een foto|Choose a photo/)).toBeAttached();
  return visualiser;
}

/** The same, with a photo. */
export async function openPhoto(page: Page, file?: ChosenFile, address?: string): Promise<Locator> {
  const studio = await openStudio(page, address);
  await studio.getByLabel('Kies een foto').setInputFiles(file ?? (await roomPhoto()));
  await expect(studio.getByRole('status').first()).toContainText('Tik de vier hoeken');
  return studio;
}

/** Chooses another photo in a studio that shows one. The film stays the one that was chosen. */
export async function replacePhoto(studio: Locator, file?: ChosenFile): Promise<void> {
  await studio.getByLabel('Andere foto').setInputFiles(file ?? (await roomPhoto()));
  await expect(studio.getByRole('status').first()).toContainText('Tik de vier hoeken');
}

/** Taps close to the four corners of the front, a few pixels off, like fingers. */
export async function tapFront(studio: Locator): Promise<void> {
  const { left, top, right, bottom } = front;
  for (const [x, y] of [
    [left + 6, top - 5],
    [right - 7, top + 6],
    [right + 5, bottom + 7],
    [left - 6, bottom - 4],
  ] as const)
    await pressAt(studio, x, y);
  await waitForPaint(studio);
}

/** Presses at a position in the photo, in its pixels. */
export async function pressAt(studio: Locator, x: number, y: number): Promise<void> {
  const { page, place } = await placeOf(studio, x, y);
  await page.mouse.click(place.x, place.y);
}

/** Drags from one position in the photo to another. */
export async function drag(
  studio: Locator,
  [fromX, fromY]: [number, number],
  [toX, toY]: [number, number],
): Promise<void> {
  const from = await placeOf(studio, fromX, fromY);
  const to = await placeOf(studio, toX, toY);
  await from.page.mouse.move(from.place.x, from.place.y);
  await from.page.mouse.down();
  await from.page.mouse.move(to.place.x, to.place.y, { steps: 6 });
  await from.page.mouse.up();
}

/** Waits until the film is painted in its current state. */
export async function waitForPaint(studio: Locator): Promise<void> {
  await expect(studio.locator('[data-paint=painted]')).toBeAttached();
}

/** The visible colour at a position of the photo: red, green and blue. */
export async function colourAt(studio: Locator, x: number, y: number): Promise<[number, number, number]> {
  return (await coloursAt(studio, [x, y]))[0]!;
}

/** The same for several positions, at one moment. */
export async function coloursAt(
  studio: Locator,
  ...places: [number, number][]
): Promise<[number, number, number][]> {
  const picture = await studio.locator('[part=photo-stage]').screenshot();
  return Promise.all(places.map(([x, y]) => colourIn(picture, x, y)));
}

/** The same for a picture file that shows the photo. */
export async function colourIn(picture: Buffer, x: number, y: number): Promise<[number, number, number]> {
  const pixel = await sharp(picture)
    .resize(size.width, size.height, { fit: 'fill' })
    .removeAlpha()
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [pixel[0]!, pixel[1]!, pixel[2]!];
}

/** The positions of the selected front's corners, from their labels: `Vlak 1, hoek linksboven: 300, 200`. */
export async function cornersOf(studio: Locator): Promise<[number, number][]> {
  const buttons = await studio.getByRole('button', { name: /, hoek / }).all();
  return Promise.all(
    buttons.map(async (button) => {
      const [, place = ''] = (await button.getAttribute('aria-label'))?.split(': ') ?? [];
      return place.split(', ').map(Number) as [number, number];
    }),
  );
}

async function placeOf(studio: Locator, x: number, y: number) {
  const stage = studio.locator('[part=photo-stage]');
  await stage.scrollIntoViewIfNeeded();
  const box = (await stage.boundingBox())!;
  const place = { x: box.x + (x / size.width) * box.width, y: box.y + (y / size.height) * box.height };
  return { page: studio.page(), place };
}
