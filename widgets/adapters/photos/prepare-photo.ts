import { photoName } from '../../domain/request/photo-name.ts';
import { type PhotoRefusal, PhotoRefused, type PreparedPhoto } from '../../kit/ports.ts';
import { headerBytes, readPhotoHeader } from './read-header.ts';

/** Longest side of what leaves the device, in px. */
const longestSide = 2048;
/** Longest side of the thumbnail, in px. */
const thumbnailSide = 192;
/** More pixels than a phone's camera takes, yet few enough for a cheap phone to decode. */
const mostPixels = 50_000_000;

/**
 * Checks a chosen file and re-encodes it on the device: at most 2048 px, orientation applied, no metadata (so no location), WebP or, where
 * the browser cannot write that, JPEG.
 *
 * @throws PhotoRefused with the reason: not a picture, broken, too large, or HEIC that this browser cannot read
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const header = readPhotoHeader(new Uint8Array(await file.slice(0, headerBytes).arrayBuffer()));
  if (!header) throw new PhotoRefused('not-an-image');
  if ((header.width ?? 0) * (header.height ?? 0) > mostPixels) throw new PhotoRefused('too-many-pixels');
  const picture = await decode(file, header.format === 'heic' ? 'heic' : 'broken');
  try {
    if (picture.width * picture.height > mostPixels) throw new PhotoRefused('too-many-pixels');
    const [blob, thumbnail] = await Promise.all([
      encode(draw(picture, longestSide)),
      createImageBitmap(draw(picture, thumbnailSide)),
    ]);
    const type = blob.type as 'image/jpeg' | 'image/webp';
    return { blob, objectName: photoName(file.name, type, Date.now()), thumbnail };
  } finally {
    picture.close();
  }
}

async function decode(file: File, refusal: PhotoRefusal): Promise<ImageBitmap> {
  try {
    // As the camera was held, which is the default. Safari before 17.2 rejects the option that says so.
    return await createImageBitmap(file);
  } catch {
    throw new PhotoRefused(refusal);
  }
}

function draw(picture: ImageBitmap, side: number): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoRefused('broken');
  // JPEG has no transparency: the transparent parts of a PNG would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp');
  // A browser that cannot write WebP answers with PNG.
  const blob = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
  if (!blob) throw new PhotoRefused('broken');
  return blob;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
}
