import type { StoreApi } from 'zustand/vanilla';
import { chosenFilmPart } from './chosen-film.lazy.ts';
import type { SampleState } from './request-state.ts';
import type { SampleBasket } from './sample-basket.ts';

/**
 * Keeps the samples that the visitor wants in the state of a form, now and at every change. Unknown codes are left out, and so are all
 * samples when the list of films cannot be loaded.
 */
export function followSamples(store: StoreApi<SampleState>, basket: SampleBasket): void {
  const take = () =>
    chosenFilmPart.load().then(({ readChosenFilm }) => {
      // Read only now: the visitor may have chosen another sample meanwhile.
      const { codes } = basket.getState();
      store.setState({ samples: codes.flatMap((film) => readChosenFilm({ film, room: '' }) ?? []) });
    }, console.error);
  if (basket.getState().codes.length > 0) take();
  basket.subscribe(({ codes }, before) => {
    if (codes !== before.codes) take();
  });
}
