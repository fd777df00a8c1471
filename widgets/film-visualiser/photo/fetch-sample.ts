import { roomFolder } from '../../domain/film/film-pictures.ts';
import { loadImage } from './painter/load-image.ts';

/** Fetches the kitchen as it was before, as a visitor's photo of it would be. 51 KB, and the visualiser may have loaded it already. */
export async function fetchSample(ownOrigin: string): Promise<File> {
  const image = await loadImage(`${ownOrigin}/${roomFolder}/kitchen-before-1600.avif`);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  if (!blob) throw new Error('The sample photo could not be read.');
  return new File([blob], 'keuken.jpg', { type: blob.type });
}
