import type { Film } from '../../domain/film/films.ts';
import type { Ports } from '../../kit/ports.ts';
import { keptStudio, keptStudioName, type StudioPlace } from '../kept-studio.ts';
import type { Page } from '../this-page.ts';
import { fetchSample } from './fetch-sample.ts';
import { createBrowserPainter } from './painter/browser-painter.ts';
import type { PhotoStudioStore, Work } from './photo-studio.state.ts';
import { createPhotoStudioStore } from './photo-studio.store.ts';
import { type Count, totalCount } from './runs/work-fronts.ts';

interface Whereabouts extends Pick<Page, 'onLeave'> {
  place(): StudioPlace;
}

/**
 * Makes a studio with the browser's painter.
 *
 * @param film on the fronts at first; not one for glass
 * @param onWork hears of every change: how many fronts are counted, `undefined` when there are none; and the room and the film
 * @param whereabouts tells when the page is left, and where the studio was then
 */
export function createPhotoStudio(
  ports: Ports,
  film: Film,
  onWork: (count: Count | undefined, work: Pick<Work, 'room' | 'film'>) => void,
  whereabouts: Whereabouts,
): PhotoStudioStore {
  const store = createPhotoStudioStore({
    ports,
    film,
    createPainter: () => createBrowserPainter(ports.ownOrigin()),
    download,
    samplePhoto: () => fetchSample(ports.ownOrigin()),
  });
  store.subscribe(({ history: { now } }, before) => {
    if (now === before.history.now) return;
    const count = totalCount(now);
    onWork(count.doors + count.drawers > 0 ? count : undefined, now);
  });
  takeUpKept(store, ports);
  whereabouts.onLeave(() => keep(store, ports, whereabouts.place()));
  return store;
}

/** Forgotten first: if this device cannot open the photo, the next page must not try again. */
function takeUpKept(store: PhotoStudioStore, ports: Ports): void {
  const kept = keptStudio(ports);
  ports.rememberForVisit(keptStudioName, '');
  if (kept) void store.getState().restore(kept);
}

function keep(store: PhotoStudioStore, ports: Ports, place: StudioPlace): void {
  const { kept, history } = store.getState();
  const work = kept();
  if (work)
    ports.rememberForVisit(
      keptStudioName,
      JSON.stringify({ ...work, ...place, film: history.now.film.code }),
    );
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Later, because some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
