import { readdirSync } from 'node:fs';

/** Address of the heading font, and its path in `public`. Its name holds a hash of its content: see font.md. */
export const fontAddress = addressOf('bricolage-grotesque');

/** Address of the font of the text. */
export const textFontAddress = addressOf('figtree');

/**
 * The faces. The one of the text is optional, so it never replaces a font on the screen: see font.md. The one of headings has
 * fallback fonts with the same width and height, so that nothing shifts when it arrives: one based on Arial and similar fonts, one on
 * Roboto, because Android has no Arial. It is not preloaded: Chromium delays the first paint for a preloaded font, and on a slow
 * connection the font would slow down the page.
 */
export const fontFaces = [
  `@font-face{font-family:"Bricolage Grotesque";src:url(${fontAddress});font-weight:700;font-display:swap}`,
  '@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");' +
    'font-weight:700;size-adjust:101.9%;ascent-override:91.3%;descent-override:26.5%;line-gap-override:0%}',
  '@font-face{font-family:"Bricolage Roboto";src:local("Roboto Bold"),local("Roboto-Bold"),local("Roboto");' +
    'font-weight:700;size-adjust:109.7%;ascent-override:84.8%;descent-override:24.6%;line-gap-override:0%}',
  `@font-face{font-family:Figtree;src:url(${textFontAddress});font-weight:400 700;font-display:optional}`,
].join('');

function addressOf(font: string): string {
  const file = readdirSync('public/fonts').find((name) =>
    new RegExp(`^${font}\\.[0-9a-f]{8}\\.woff2$`).test(name),
  );
  if (!file) throw new Error(`The font ${font} is missing from public/fonts`);
  return `/fonts/${file}`;
}
