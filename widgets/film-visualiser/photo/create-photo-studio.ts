import type { Film } from '../../domain/film/films.ts';
import type { Ports } from '../../kit/ports.ts';
import { createBrowserPainter } from './painter/browser-painter.ts';
import type { PhotoStudioStore } from './photo-studio.state.ts';
import { createPhotoStudioStore } from './photo-studio.store.ts';

/** Makes a studio with the browser's painter. @param film on the fronts at first; not one for glass */
export function createPhotoStudio(ports: Ports, film: Film): PhotoStudioStore {
  return createPhotoStudioStore({
    ports,
    film,
    createPainter: () => createBrowserPainter(ports.ownOrigin()),
    download,
  });
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Later, because some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
