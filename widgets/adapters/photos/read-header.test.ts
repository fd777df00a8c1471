import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { headerBytes, readPhotoHeader } from './read-header.ts';

/* The pictures are written by a real encoder. What no encoder here can write is composed by hand. */

const width = 301;
const height = 187;
const bytesOf = (text: string) => new TextEncoder().encode(text);

function picture(alpha = 1): Sharp {
  const background = { r: 200, g: 80, b: 20, alpha };
  return sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background } });
}

/** As `prepare-photo` does: reads only the first bytes, here from the middle of a larger buffer. */
async function read(encoded: Sharp) {
  const file = await encoded.toBuffer();
  const memory = new Uint8Array(file.length + 3);
  memory.set(file, 3);
  return readPhotoHeader(memory.subarray(3, 3 + headerBytes));
}

describe('format and size of a real picture', () => {
  test.each<[string, () => Sharp, object]>([
    ['JPEG', () => picture().jpeg(), { format: 'jpeg', width, height }],
    ['progressive JPEG', () => picture().jpeg({ progressive: true }), { format: 'jpeg', width, height }],
    ['PNG', () => picture().png(), { format: 'png', width, height }],
    ['transparent PNG', () => picture(0.5).png(), { format: 'png', width, height }],
    ['lossy WebP', () => picture().webp(), { format: 'webp', width, height }],
    ['lossless WebP', () => picture().webp({ lossless: true }), { format: 'webp', width, height }],
    ['transparent WebP', () => picture(0.5).webp(), { format: 'webp', width, height }],
    [
      'WebP with metadata',
      () =>
        picture()
          .webp()
          .withExif({ IFD0: { Copyright: 'x' } }),
      { format: 'webp', width, height },
    ],
    ['GIF', () => picture().gif(), { format: 'gif', width, height }],
    // The header of the format hides the size: the decoder finds it.
    ['AVIF', () => picture().avif(), { format: 'avif' }],
  ])('%s', async (_, encode, header) => {
    expect(await read(encode())).toEqual(header);
  });

  test('the size of a rotated photo is that of its stored pixels', async () => {
    expect(await read(picture().jpeg().withMetadata({ orientation: 6 }))).toEqual({
      format: 'jpeg',
      width,
      height,
    });
  });

  test('the largest possible sides are read in full', async () => {
    const wide = sharp({ create: { width: 16_383, height: 2, channels: 3, background: '#fff' } });
    expect(await read(wide.clone().webp({ lossless: true }))).toMatchObject({ width: 16_383, height: 2 });
    expect(await read(wide.clone().webp())).toMatchObject({ width: 16_383, height: 2 });
    const tall = sharp({ create: { width: 1, height: 65_500, channels: 3, background: '#fff' } });
    expect(await read(tall.jpeg())).toMatchObject({ width: 1, height: 65_500 });
  });
});

describe('a JPEG with much metadata before its picture', () => {
  /** Inserts segments, such as cameras write, after the first two bytes. */
  async function jpegWith(...segments: Uint8Array[]): Promise<Uint8Array> {
    const jpeg = await picture().jpeg().toBuffer();
    return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
  }
  const segment = (marker: number, content: Uint8Array) => {
    const length = content.length + 2;
    return Buffer.concat([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), content]);
  };
  /** Contains bytes that look like a frame header: an embedded thumbnail has one of its own. */
  const thumbnail = new Uint8Array(65_000).map((_, at) => [0xff, 0xc0, 0, 17][at % 4] ?? 0);

  test.each<[string, Uint8Array[]]>([
    ['a large EXIF block with a thumbnail', [segment(0xe1, Buffer.concat([bytesOf('Exif\0\0'), thumbnail]))]],
    ['a colour profile in seven blocks', Array.from({ length: 7 }, () => segment(0xe2, thumbnail))],
    ['Huffman tables before the frame', [segment(0xc4, thumbnail.subarray(0, 400))]],
    ['filling bytes', [Uint8Array.of(0xff, 0xff, 0xff)]],
  ])('%s', async (_, segments) => {
    const file = await jpegWith(...segments);
    expect(readPhotoHeader(file.subarray(0, headerBytes))).toEqual({ format: 'jpeg', width, height });
  });

  test('more than is read: the format is known, the size is not', async () => {
    const file = await jpegWith(...Array.from({ length: 9 }, () => segment(0xe2, thumbnail)));
    expect(readPhotoHeader(file.subarray(0, headerBytes))).toEqual({ format: 'jpeg' });
  });
});

describe('HEIC, as phones write it', () => {
  test.each(['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'])('brand %s', (brand) => {
    expect(readPhotoHeader(bytesOf(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`))).toEqual({ format: 'heic' });
  });
});

describe('BMP', () => {
  const bitmap = (lines: number, headerSize = 40) => {
    const view = new DataView(new ArrayBuffer(64));
    view.setUint16(0, 0x424d);
    view.setUint32(14, headerSize, true);
    view.setInt32(18, width, true);
    view.setInt32(22, lines, true);
    return new Uint8Array(view.buffer);
  };
  test.each([40, 52, 56, 108, 124])('with a header of %s bytes', (headerSize) => {
    expect(readPhotoHeader(bitmap(height, headerSize))).toEqual({ format: 'bmp', width, height });
  });

  // In a BMP that is stored from the top down, the height is a negative number.
  test.each([height, -height])('height written as %s', (lines) => {
    expect(readPhotoHeader(bitmap(lines))).toEqual({ format: 'bmp', width, height });
  });
});

test('a sequence of AVIF pictures is AVIF too', () => {
  expect(readPhotoHeader(bytesOf('\0\0\0\x18ftypavis\0\0\0\0avifmif1'))).toEqual({ format: 'avif' });
});

test('the 24-bit sides of a WebP canvas', () => {
  const file = Buffer.alloc(30);
  file.write('RIFF\0\0\0\0WEBPVP8X', 'latin1');
  file.writeUIntLE(69_999, 24, 3);
  file.writeUIntLE(131_071, 27, 3);
  expect(readPhotoHeader(file)).toEqual({ format: 'webp', width: 70_000, height: 131_072 });
});

describe('is not a picture', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['HTML', '<!doctype html><html><body><img src="x.jpg"></body></html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>'],
    ['SVG with an XML line', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['text', 'Dit is een boodschappenlijstje: folie, mes, rakel, emmer.'],
    ['text that begins like a BMP', 'BMW garage in Rotterdam: wij komen voor de keukenkastjes.'],
    ['PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>'],
    ['a film', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41'],
    ['a sound', 'RIFF\x24\x08\0\0WAVEfmt \x10\0\0\0\x01\0\x02\0'],
  ])('%s', (_, text) => {
    expect(readPhotoHeader(bytesOf(text))).toBeUndefined();
  });

  test.each<[string, () => Sharp]>([
    ['JPEG', () => picture().jpeg()],
    ['PNG', () => picture().png()],
    ['WebP', () => picture().webp()],
    ['GIF', () => picture().gif()],
    ['AVIF', () => picture().avif()],
  ])('a %s that ends after 15 bytes', async (_, encode) => {
    expect(readPhotoHeader((await encode().toBuffer()).subarray(0, 15))).toBeUndefined();
  });
});

test.each([
  ['text in UTF-16', [0xff, 0xfe, 0x44, 0x00]],
  ['an MP3', [0xff, 0xfb, 0x90, 0x64]],
  ['two of the three bytes of a JPEG', [0xff, 0xd8, 0x00, 0x00]],
  ['one of the three', [0x00, 0x00, 0xff, 0x00]],
])('is not a picture either: %s', (_, start) => {
  const file = new Uint8Array(64);
  file.set(start);
  expect(readPhotoHeader(file)).toBeUndefined();
});

describe('a picture that is cut off at any byte', () => {
  test.each<[string, () => Sharp]>([
    [
      'JPEG',
      () =>
        picture()
          .jpeg()
          .withExif({ IFD0: { Copyright: 'x' } }),
    ],
    ['PNG', () => picture().png()],
    ['WebP', () => picture().webp()],
    ['lossless WebP', () => picture().webp({ lossless: true })],
    ['GIF', () => picture().gif()],
  ])('never yields a wrong size: %s', async (_, encode) => {
    const file = await encode().toBuffer();
    for (let length = 0; length <= Math.min(file.length, 1500); length++) {
      const header = readPhotoHeader(file.subarray(0, length));
      if (header?.width !== undefined) expect(header, `${length} bytes`).toMatchObject({ width, height });
    }
  });
});
