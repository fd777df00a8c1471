import { expect, type Locator, type Page } from './test.ts';

/** The visualiser of a page, as a visitor sees it. */
export function visualiserOn(page: Page) {
  const element = page.locator('wrap-film-visualiser');
  return {
    element,
    room: (name: string) => element.getByRole('radio', { name, exact: true }),
    film: (name: string) => element.getByRole('radio', { name, exact: true }),
    handle: element.getByRole('slider'),
    price: element.getByRole('link', { name: /Bereken de prijs met deze folie|Price it in this film/ }),
    /** The description of the picture for screen readers. */
    picture: element.getByRole('img').first(),
    async comeNear() {
      await element.scrollIntoViewIfNeeded();
      await expect(element.getByRole('slider')).toBeEnabled();
    },
  };
}

/** The colour (red, green, blue) at a position of an element, from 0 to 1 in both directions. */
export async function colourAt(page: Page, element: Locator, x: number, y: number): Promise<number[]> {
  const picture = (await element.screenshot()).toString('base64');
  return page.evaluate(
    async ([picture, x, y]) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
      canvas.drawImage(image, -Math.round(image.width * x), -Math.round(image.height * y));
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    },
    [picture, x, y] as const,
  );
}
