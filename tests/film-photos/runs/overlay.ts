import sharp from 'sharp';
import type { MeasuredRun } from './measure.ts';

/** What was found, drawn over a photo: true fronts in white, found ones in their kind's colour. */
export async function overlay(runs: readonly MeasuredRun[], width: number): Promise<Buffer> {
  const { picture } = runs[0]!.shot;
  const scale = width / picture.width;
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

const colours = { door: '#d6248e', drawer: '#0a84ff', other: '#ff9f0a' };
