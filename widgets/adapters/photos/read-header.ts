/** What a file really is, read from its first bytes: its name and MIME type can be wrong. */
export interface PhotoHeader {
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic' | 'bmp';
  /** Pixels before any rotation; absent where the format hides them (AVIF, HEIC). */
  width?: number;
  height?: number;
}

/** Enough bytes to get past the metadata of almost any camera. */
export const headerBytes = 512 * 1024;

/** Reads format and dimensions without decoding; `undefined` for anything else than a picture (HTML, SVG, text, an empty file). */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));
  if (bytes.length < 16) return undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { format: 'jpeg', ...jpegSize(view) };
  if (text(0, 8) === '\x89PNG\r\n\x1a\n' && bytes.length >= 24) {
    return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP')
    return { format: 'webp', ...webpSize(view, text(12, 4)) };
  if (text(0, 4) === 'GIF8')
    return { format: 'gif', width: view.getUint16(6, true), height: view.getUint16(8, true) };
  // Two letters prove little: a text may begin with "BM" too. A real BMP has a header of one of these sizes next.
  if (
    text(0, 2) === 'BM' &&
    bytes.length >= 26 &&
    [40, 52, 56, 108, 124].includes(view.getUint32(14, true))
  ) {
    return { format: 'bmp', width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
  }
  if (text(4, 4) === 'ftyp') {
    const brand = text(8, 4);
    if (brand === 'avif' || brand === 'avis') return { format: 'avif' };
    if (/^(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(brand)) return { format: 'heic' };
  }
  return undefined;
}

/** Follows the segments to the frame header, which holds the size. */
function jpegSize(view: DataView): { width?: number; height?: number } {
  for (let at = 2; at + 9 < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return {};
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return {};
}

function webpSize(view: DataView, chunk: string): { width?: number; height?: number } {
  if (view.byteLength < 30) return {};
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (chunk === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}
