import type { Film } from '../../domain/film/films.ts';
import type { Ports } from '../../kit/ports.ts';
import { fetchSample } from './fetch-sample.ts';
import { createBrowserPainter } from './painter/browser-painter.ts';
import type { PhotoStudioStore } from './photo-studio.state.ts';
import { createPhotoStudioStore } from './photo-studio.store.ts';
import { type Count, totalCount } from './runs/work-fronts.ts';

/**
 * Makes a studio with the browser's painter.
 *
 * @param film on the fronts at first; not one for glass
 * @param onCount hears how many fronts are marked, at every change; `undefined` when there are none
 */
export function createPhotoStudio(
  ports: Ports,
  film: Film,
  onCount: (count: Count | undefined) => void,
): PhotoStudioStore {
  const store = createPhotoStudioStore({
    ports,
    film,
    createPainter: () => createBrowserPainter(ports.ownOrigin()),
    download,
    samplePhoto: () => fetchSample(ports.ownOrigin()),
  });
  store.subscribe(({ history: { now }, subject }, before) => {
    if (now === before.history.now && subject === before.subject) return;
    const count = totalCount(now, subject);
    onCount(count.doors + count.drawers > 0 ? count : undefined);
  });
  return store;
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Later, because some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
