import { writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { colours } from '../../../widgets/kit/theme/tokens.ts';
import { mark } from './mark.ts';

/*
 * Draws the icons of public/ from the mark. Run `node site/lib/share/draw-icons.cli.ts` after the mark has changed. A platform cuts a
 * maskable icon to a circle or a rounded square, so the mark stays within the middle, and paper colour fills the rest.
 */
const icons = [
  { file: 'icon-192.png', size: 192, share: 1, ground: 'none' },
  { file: 'icon-512.png', size: 512, share: 1, ground: 'none' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.5, ground: colours.paper },
  { file: 'apple-touch-icon.png', size: 180, share: 0.62, ground: colours.paper },
];

for (const { file, size, share, ground } of icons) {
  const scale = (size * share) / 32;
  const edge = (size * (1 - share)) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${ground}"/><g transform="translate(${edge} ${edge}) scale(${scale})"><path fill="${colours.action}" d="${mark.sheet}"/><path fill="${colours.brass}" d="${mark.corner}"/></g></svg>`;
  writeFileSync(`public/${file}`, new Resvg(svg).render().asPng());
  console.info(`public/${file}`);
}
