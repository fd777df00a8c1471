import sharp from 'sharp';
import type { MeasuredRun } from './measure.ts';

/** What was found, drawn over a photo: true fronts in white, found ones in their kind's colour. */
export async function overlay(
  runs: readonly MeasuredRun[],
  size: { width: number; height: number },
): Promise<Buffer> {
  const { picture } = runs[0]!.shot;
  const scale = Math.min(size.width / picture.width, size.height / picture.height);
  const width = Math.round(picture.width * scale);
  const polygon = (quad: readonly { x: number; y: number }[], style: string) =>
    `<polygon points="${quad.map(({ x, y }) => `${(x * scale).toFixed(1)},${(y * scale).toFixed(1)}`).join(' ')}" ${style}/>`;
  const drawn = runs.map(({ run, truth }) =>
    [
      ...truth.fronts.map(({ quad }) => polygon(quad, 'stroke="#fff" stroke-width="2.6"')),
      ...run.fronts.map(({ quad, kind }) => polygon(quad, `stroke="${colours[kind]}" stroke-width="1.2"`)),
    ].join(''),
  );
  const height = Math.round(picture.height * scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none">${drawn.join('')}</g></svg>`;
  const small = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  })
    .resize(width, height)
    .png()
    .toBuffer();
  return sharp(small)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer();
}

/** The most that a photo takes on the sheet, in px. */
export const tile = { width: 460, height: 320 };
const sheet = 'docs/runs-on-photos.webp';
const [columns, gap] = [3, 6];

/** Writes photos with what was found in them into `docs/`. */
export async function writeSheet(tiles: readonly Buffer[]): Promise<void> {
  const rows = Math.ceil(tiles.length / columns);
  const placed = await Promise.all(
    tiles.map(async (input, i) => {
      const { width, height } = await sharp(input).metadata();
      return {
        input,
        left: (i % columns) * (tile.width + gap) + Math.round((tile.width - width) / 2),
        top: Math.floor(i / columns) * (tile.height + gap) + Math.round((tile.height - height) / 2),
      };
    }),
  );
  await sharp({
    create: {
      width: columns * (tile.width + gap) - gap,
      height: rows * (tile.height + gap) - gap,
      channels: 3,
      background: '#faf8f4',
    },
  })
    .composite(placed)
    .webp({ quality: 70, effort: 6 })
    .toFile(sheet);
}

const colours = { door: '#d6248e', drawer: '#0a84ff', other: '#ff9f0a' };
