import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { everyEngine } from '../../engines/engines.ts';
import { ask, type Questions } from '../../support/questions.ts';
import { expect, type Page, test } from '../../support/test.ts';
import { visualiserOn } from '../../support/visualiser.ts';

/*
 * Compares what the browser blends from a black and a white picture with a real render of the same room in the same film, on its fronts
 * only: the mean difference of the channels, in percent of full scale.
 */

const width = 1200;
const height = 750;
const most = 3;

/** Renders in site/pictures in exactly the colour of one of our films. */
const renders = [
  { room: 'kitchen', film: 'WF-126', render: 'island-anthracite' },
  { room: 'kitchen', film: 'WF-120', render: 'island-terracotta' },
  { room: 'kitchen', film: 'WF-410', render: 'island-copper', limit: 5 },
  { room: 'wardrobe', film: 'WF-116', render: 'wardrobe-sage' },
  { room: 'windows', film: 'WF-126', render: 'window-anthracite' },
];

test('each room in each film matches a render of it', { tag: everyEngine }, async ({ page }) => {
  const questions: Questions = {};
  /** What was shown last of each room. */
  const last: Record<string, Buffer> = {};
  for (const { room, film, render, limit = most } of renders)
    questions[`${room} in ${film}`] = async () => {
      const rendered = await pixels(`site/pictures/${render}.webp`);
      // Proves that the fronts are compared: in another film they differ.
      if (!last[room]) {
        await show(page, room, film === 'WF-126' ? 'WF-110' : 'WF-128');
        last[room] = await pixels(await page.screenshot());
      }
      expect(await differenceOnFronts(last[room], rendered, room)).toBeGreaterThan(most);
      await show(page, room, film);
      let difference = Number.NaN;
      // Firefox paints a background that has loaded a moment later.
      await expect
        .poll(async () => {
          last[room] = await pixels(await page.screenshot());
          difference = await differenceOnFronts(last[room], rendered, room);
          return difference;
        })
        .toBeLessThan(limit);
      const measured = `${difference.toFixed(2)}%`;
      test.info().annotations.push({ type: `difference of ${room} in ${film}`, description: measured });
    };
  await stageOn(page);
  await ask(questions);
});

test('a film rendered during the test matches what the browser shows', async ({ page }) => {
  test.skip(
    !process.env['FRESH_RENDERS'],
    'FRESH_RENDERS=1 renders anew, which takes minutes: the kept renders must do.',
  );
  test.setTimeout(1_200_000);
  const folder = mkdtempSync(join(tmpdir(), 'wrappie-render-'));
  const shot = spawnSync(
    resolve('site/pictures/scenes/shoot'),
    ['island', 'now', '24', '50', '0.4', 'film=anthracite', 'shot=day'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(shot.status, shot.stderr).toBe(0);
  await stageOn(page);
  await show(page, 'kitchen', 'WF-126');
  const mixed = await pixels(await page.screenshot());
  const rendered = await pixels(join(folder, 'out/now.png'));
  expect(await differenceOnFronts(mixed, rendered, 'kitchen')).toBeLessThan(most);
});

/** Makes the rooms of the visualiser as large as the page. */
async function stageOn(page: Page): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/kleuren-folie');
  const { element, comeNear } = visualiserOn(page);
  await comeNear();
  await element.evaluate((host) => {
    const stage = host.shadowRoot!.querySelector<HTMLElement>('[data-stage]')!;
    document.body.replaceChildren(host);
    stage.style.cssText =
      'position:fixed;inset:0;width:100vw;height:100vh;z-index:9999999;aspect-ratio:auto;clip-path:none;--at:-1px';
    for (const extra of stage.querySelectorAll<HTMLElement>(':scope > :not([role=img])'))
      extra.style.opacity = '0';
  });
}

/** Shows a room in a film, and waits for its pictures. */
async function show(page: Page, room: string, film: string): Promise<void> {
  const { element } = visualiserOn(page);
  await element.evaluate(
    async (host, [room, film]) => {
      const root = host.shadowRoot!;
      // A pointer would meet the stage, which covers the choices.
      for (const value of [room, film]) {
        root.querySelector<HTMLInputElement>(`input[value="${value}"]`)!.click();
        await new Promise(requestAnimationFrame);
      }
      const layers = root.querySelector(`[data-stage] [data-room=${room}]`)!;
      const images = [...layers.querySelectorAll('img')];
      for (const image of images) {
        image.loading = 'eager';
        image.sizes = '100vw';
      }
      // Other sizes choose another file, which the element requests a moment later.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await Promise.all(images.map((image) => image.decode()));
      const light = getComputedStyle(layers.querySelector('i')!).backgroundImage;
      const behind = [...light.matchAll(/url\("([^"]+)"\)/g)].map(([, address]) => {
        const image = new Image();
        image.src = address!;
        return image.decode();
      });
      await Promise.all(behind);
    },
    [room, film] as const,
  );
}

async function pixels(picture: Buffer | string): Promise<Buffer> {
  return sharp(picture).removeAlpha().resize(width, height, { fit: 'fill' }).raw().toBuffer();
}

async function differenceOnFronts(one: Buffer, other: Buffer, room: string): Promise<number> {
  const fronts = await pixels(`tests/fixtures/${room}-fronts.png`);
  let sum = 0;
  let count = 0;
  for (let at = 0; at < fronts.length; at += 3) {
    if (fronts[at]! < 250) continue;
    for (let channel = 0; channel < 3; channel++) sum += Math.abs(one[at + channel]! - other[at + channel]!);
    count += 3;
  }
  return (100 * sum) / count / 255;
}
