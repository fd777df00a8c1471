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

/** The run of cabinets in `kitchenPhoto`, in pixels: a door, a pair of doors below a wide drawer, and three drawers. */
export const run = { left: 150, top: 400, right: 1050, bottom: 720 };

/** A photo of a kitchen seen straight on: a pale wall and floor, and brown fronts with dark gaps between them. */
export async function kitchenPhoto(name = 'keuken.jpg'): Promise<ChosenFile> {
  const fronts = [
    [150, 400, 450, 720],
    [450, 400, 750, 720],
    [750, 400, 1050, 500],
    [750, 500, 1050, 610],
    [750, 610, 1050, 720],
  ];
  const rectangles = fronts.map(
    ([left = 0, top = 0, right = 0, bottom = 0]) =>
      `<rect x="${left + 2}" y="${top + 2}" width="${right - left - 4}" height="${bottom - top - 4}" fill="#b0845a"/>`,
  );
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="#e1ded8"/><rect x="${run.left}" y="${run.top}" width="${run.right - run.left}" height="${run.bottom - run.top}" fill="#2b211a"/>${rectangles.join('')}</svg>`;
  return {
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp(Buffer.from(picture)).jpeg({ quality: 92 }).toBuffer(),
  };
}

/** Taps close to two opposite corners of a run, and waits for the fronts that are found in it. */
export async function tapRun(studio: Locator, { left, top, right, bottom } = run): Promise<void> {
  await pressAt(studio, left + 4, top - 4);
  await pressAt(studio, right + 4, bottom + 3);
  await expect(studio.getByRole('status').first()).toContainText('Klopt dat?');
  await waitForPaint(studio);
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
  await expect(studio.getByRole('status').first()).toContainText('Zet de hoeken');
  return studio;
}

/** Chooses another photo in a studio that shows one. The film stays the one that was chosen. */
export async function replacePhoto(studio: Locator, file?: ChosenFile): Promise<void> {
  await goTo(studio, 'Foto');
  await studio.getByLabel('Andere foto').setInputFiles(file ?? (await roomPhoto()));
  await expect(studio.getByRole('status').first()).toContainText('Zet de hoeken');
}

/** Goes to a step by its name. */
export async function goTo(studio: Locator, step: string): Promise<void> {
  await studio.getByRole('list', { name: 'Van foto naar prijs' }).getByRole('button', { name: step }).click();
}

/** Chooses one of the tools that the steps do not need. */
export async function chooseTool(studio: Locator, name: string): Promise<void> {
  const more = studio.getByRole('button', { name: 'Meer gereedschap' });
  if (await more.isVisible()) await more.click();
  const tool = studio
    .getByRole('group', { name: 'Wat wilt u doen?' })
    .getByRole('button', { name, exact: true });
  if ((await tool.getAttribute('aria-pressed')) === 'false') await tool.click();
}

/** Taps close to two opposite corners of a front that stands alone, a few pixels off, like fingers. */
export async function tapFront(studio: Locator): Promise<void> {
  await chooseTool(studio, 'Los front');
  const { left, top, right, bottom } = front;
  await studio.getByRole('button', { name: 'Tik twee hoeken aan' }).click();
  await pressAt(studio, left + 6, top - 5);
  await pressAt(studio, right + 5, bottom + 7);
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

/**
 * The same with a finger, in Chromium: Playwright's own touchscreen only taps.
 *
 * @param meanwhile before the finger is lifted
 */
export async function dragByFinger(
  studio: Locator,
  [fromX, fromY]: [number, number],
  [toX, toY]: [number, number],
  meanwhile: () => Promise<void>,
): Promise<void> {
  const { page, place: from } = await placeOf(studio, fromX, fromY);
  const { place: to } = await placeOf(studio, toX, toY);
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from);
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) });
  await meanwhile();
  await touch('touchEnd');
  await devTools.detach();
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
