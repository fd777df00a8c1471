import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { problemsPath } from '../engines/watched-site.ts';
import type { Place, Webkit } from '../engines/webkit.ts';
import { expect, test } from '../engines/webkit-test.ts';
import { findWebkit, noWebkit } from '../support/find-webkit.ts';
import { strictPolicy } from '../support/partner.ts';
import { colourIn, kitchenPhoto, run, size } from '../support/photo-studio.ts';
import { pinned, pinnedTag } from '../support/pinned.ts';

/*
 * The visitor's own photo in WebKit, the engine of every iPhone: with worker and canvas, and added to the request.
 */

test.skip(!findWebkit(), noWebkit);

test('film is put on a photo, changed, and added to the request', async ({ webkit, watched }, info) => {
  test.slow();
  await webkit.goto(`${watched.origin}/kleuren-folie`);
  const studio = new Studio(webkit);
  await studio.mark(info.outputPath('keuken.jpg'));

  // An iPhone unloads pages behind its camera.
  await webkit.reload();
  await studio.says('2 deuren en 3 lades. Klopt dat?');

  await studio.swipe([230, 550], [370, 590]);
  await studio.says('1 deur en 3 lades. Klopt dat?');
  await studio.swipe([230, 550], [370, 590]);
  await studio.says('2 deuren en 3 lades. Klopt dat?');

  await studio.press('button', 'Ja, kies een folie');
  await studio.showsSage();
  expect(Math.abs((await studio.colour(900, 200))[0] - 225), 'the wall is left alone').toBeLessThan(6);
  await studio.press('[name=film][value=WF-218]');
  await studio.shows('walnut', ([red, , blue]) => red > blue + 20);

  await studio.press('button', 'Naar de prijs');
  await studio.press('a', 'Vraag een offerte met deze foto');
  await expect
    .poll(() => webkit.evaluate(() => sessionStorage.getItem('wrappie-visitor') ?? ''), { timeout: 30_000 })
    .toMatch(/"room":"photo","fronts":"2","drawers":"3".*wrappie-WF-218\.jpg/);
});

test('so it is from the script of one file, under a strict policy with Trusted Types', async ({
  webkit,
  watched,
  partner,
}, info) => {
  test.slow();
  const { origin } = watched;
  const scripts = `<script src="${origin}${problemsPath}"></script>${pinnedTag(origin, await pinned(origin))}`;
  partner.serve({
    html: `<!doctype html><html lang="nl"><title>Dealer</title>${scripts}<wrap-film-visualiser></wrap-film-visualiser>`,
    headers: { 'content-security-policy': `${strictPolicy(origin)}; img-src ${origin}` },
  });
  await webkit.goto(partner.origin);
  const studio = new Studio(webkit);
  await studio.mark(info.outputPath('keuken.jpg'));
  await studio.press('button', 'Ja, kies een folie');
  await studio.showsSage();
});

const tag = 'wrap-film-visualiser';

/** The visualiser of the page, found by the content of its shadow root. */
class Studio {
  readonly #webkit: Webkit;

  constructor(webkit: Webkit) {
    this.#webkit = webkit;
  }

  /** Opens the photo of a kitchen, and marks its units, in which doors and drawers are found. @param file where the photo is written */
  async mark(file: string): Promise<void> {
    await writeFile(file, (await kitchenPhoto()).buffer);
    await this.press('[part=own-photo]');
    await this.there('[type=file]');
    await this.#webkit.chooseFile(tag, '[type=file]', file);
    await this.says('Zet de hoeken');
    for (const [x, y] of [
      [run.left + 4, run.top - 4],
      [run.right - 3, run.top + 4],
      [run.right + 4, run.bottom + 3],
      [run.left - 4, run.bottom - 4],
    ] as const)
      await this.#webkit.click(await this.place(x, y));
    await this.says('2 deuren en 3 lades. Klopt dat?');
  }

  async there(css: string): Promise<void> {
    await expect.poll(() => this.#has(css), { message: css, timeout: 30_000 }).toBe(true);
  }

  /** Activates the first matching control once it exists, like the keyboard or a screen reader. */
  async press(css: string, text = ''): Promise<void> {
    await this.there(css);
    await this.#webkit.evaluate(
      (tag, css, text) => {
        const all = document.querySelector(tag)?.shadowRoot?.querySelectorAll<HTMLElement>(css) ?? [];
        [...all].find(({ textContent }) => textContent?.includes(text))?.click();
      },
      tag,
      css,
      text,
    );
  }

  async says(text: string): Promise<void> {
    const said = () =>
      this.#webkit.evaluate(
        (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('[role=status]')?.textContent ?? '',
        tag,
      );
    await expect.poll(said, { timeout: 30_000 }).toContain(text);
  }

  /** From one pixel of the photo to another. */
  async swipe(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await this.#webkit.drag(await this.place(...from), await this.place(...to));
  }

  /** The position of a pixel of the photo in the window. */
  async place(x: number, y: number): Promise<Place> {
    const stage = await this.#stage();
    return {
      x: stage.x + (x / size.width) * stage.width,
      y: stage.y + (y / size.height) * stage.height,
    };
  }

  /** Waits until the front has a colour, which may take until its grain has loaded. */
  async shows(film: string, isIt: (colour: [number, number, number]) => boolean): Promise<void> {
    const shown = async () => isIt(await this.colour(300, 500));
    await expect.poll(shown, { message: film, timeout: 30_000 }).toBe(true);
  }

  async showsSage(): Promise<void> {
    await this.shows('sage', ([red, green, blue]) => green > red && green > blue);
  }

  /** The visible colour at a position of the photo. */
  async colour(x: number, y: number): Promise<[number, number, number]> {
    const { x: left, y: top, width, height } = await this.#stage();
    const box = { left, top, width, height };
    for (const side of ['left', 'top', 'width', 'height'] as const) box[side] = Math.round(box[side]);
    return colourIn(
      await sharp(await this.#webkit.screenshot())
        .extract(box)
        .toBuffer(),
      x,
      y,
    );
  }

  #has(css: string): Promise<boolean> {
    return this.#webkit.evaluate(
      (tag, css) => document.querySelector(tag)?.shadowRoot?.querySelector(css) != null,
      tag,
      css,
    );
  }

  #stage(): Promise<{ x: number; y: number; width: number; height: number }> {
    return this.#webkit.evaluate((tag) => {
      const stage = document.querySelector(tag)!.shadowRoot!.querySelector('[part=photo-stage]')!;
      stage.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = stage.getBoundingClientRect();
      return { x, y, width, height };
    }, tag);
  }
}
