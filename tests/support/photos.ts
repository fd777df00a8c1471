import sharp from 'sharp';
import type { Locator } from './test.ts';

/** A file for a file input. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The row of a photo in a form, by its file name. */
export function photoRow(form: Locator, name: string): Locator {
  return form.getByRole('listitem').filter({ has: form.page().getByText(name, { exact: true }) });
}

/** A plain photo of one colour. */
export async function photo(name: string, colour = '#7a5c3a', side = 320): Promise<ChosenFile> {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: colour } });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/**
 * A photo from a phone: 3000 × 1500 px, rotated (orientation 6), with data of camera and place. Upright it is red at the top and blue at
 * the bottom.
 */
export async function phonePhoto(name: string): Promise<ChosenFile> {
  const half = (background: string) => ({
    create: { width: 1500, height: 1500, channels: 3 as const, background },
  });
  const right = await sharp(half('#0000ff')).png().toBuffer();
  const picture = sharp(half('#ff0000'))
    .extend({ right: 1500, background: '#0000ff' })
    .composite([{ input: right, left: 1500, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Kamera', Model: 'Thuisadres 12' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 55/1 20/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 28/1 45/1',
      },
    });
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

const text = (name: string, mimeType: string, content: string): ChosenFile => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

/** Files that are not usable photos, with the expected message for each. */
export async function unusableFiles(): Promise<{ file: ChosenFile; told: RegExp }[]> {
  const { buffer } = await photo('geheel.jpg', '#335577', 900);
  return [
    {
      file: text('pagina.png', 'image/png', '<!doctype html><script>alert(1)</script><p>Geen foto.</p>'),
      told: /pagina\.png is geen foto/,
    },
    {
      file: text(
        'tekening.svg',
        'image/svg+xml',
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      ),
      told: /tekening\.svg is geen foto/,
    },
    {
      file: { name: 'half.jpg', mimeType: 'image/jpeg', buffer: buffer.subarray(0, buffer.length / 2) },
      told: /half\.jpg is beschadigd/,
    },
    {
      file: { name: 'iphone.heic', mimeType: 'image/heic', buffer: heicHeader() },
      told: /iphone\.heic is een HEIC-foto.*JPG/,
    },
    {
      file: { name: 'muur.png', mimeType: 'image/png', buffer: pngHeader(10_000, 6000) },
      told: /muur\.png is te groot.*50 megapixel/,
    },
    { file: text('leeg.jpg', 'image/jpeg', ''), told: /leeg\.jpg is geen foto/ },
  ];
}

/** The signature and the header of a PNG without content: enough to be refused for its 60 megapixels. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(33);
  header.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.writeUInt8(8, 24);
  header.writeUInt8(2, 25);
  return header;
}

function heicHeader(): Buffer {
  const header = Buffer.alloc(64);
  header.writeUInt32BE(24, 0);
  header.write('ftypheic', 4, 'latin1');
  header.write('mif1heic', 16, 'latin1');
  return header;
}
