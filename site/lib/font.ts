import { readdirSync } from 'node:fs';

/** Address of the heading font on the site, and its place in `public`. Its name holds a hash of what it holds: see font.md. */
export const fontAddress = `/fonts/${fontFile()}`;

/**
 * The font face, and fallbacks that set our headings equally wide and high, so that nothing shifts when the font comes: from
 * Arial or its like, and from Roboto, since Android has no Arial. It is
 * not preloaded: Chromium holds back the first paint for a preloaded font, and a slow line shares itself with the page.
 */
export const fontFaces = [
  `@font-face{font-family:"Bricolage Grotesque";src:url(${fontAddress});font-weight:700;font-display:swap}`,
  '@font-face{font-family:"Bricolage Fallback";src:local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold");' +
    'font-weight:700;size-adjust:101.9%;ascent-override:91.3%;descent-override:26.5%;line-gap-override:0%}',
  '@font-face{font-family:"Bricolage Roboto";src:local("Roboto Bold"),local("Roboto-Bold"),local("Roboto");' +
    'font-weight:700;size-adjust:109.7%;ascent-override:84.8%;descent-override:24.6%;line-gap-override:0%}',
].join('');

function fontFile(): string {
  const file = readdirSync('public/fonts').find((name) =>
    /^bricolage-grotesque\.[0-9a-f]{8}\.woff2$/.test(name),
  );
  if (!file) throw new Error('The heading font is missing from public/fonts');
  return file;
}
