import type { StoreApi } from 'zustand/vanilla';
import type { ChosenFilm } from '../domain/film/chosen-film.ts';
import { isUnnamed, unnamedFilm } from '../domain/film/unnamed-film.ts';
import { chosenFilmPart } from './chosen-film.lazy.ts';
import type { SampleState, SendingState } from './request-state.ts';
import type { SampleBasket } from './sample-basket.ts';

/** The samples as the mail names them: without a room, in which nobody saw them. By code alone where the list of films has not loaded. */
export function samplesForMail(samples: readonly ChosenFilm[] = []): string {
  return samples.map(({ mail }) => mail).join(', ');
}

/**
 * Keeps the samples that the visitor wants in the state of a form, now and at every change: by their codes until the list of films has
 * loaded, then by their names. Unknown codes are left out then.
 */
export function followSamples(
  store: StoreApi<SampleState & Pick<SendingState, 'sending'>>,
  basket: SampleBasket,
): void {
  const put = (read: (code: string) => ChosenFilm | undefined) =>
    store.setState({ samples: basket.getState().codes.flatMap((code) => read(code) ?? []) });
  const take = () => {
    if (!chosenFilmPart.loaded) put(unnamedFilm);
    chosenFilmPart.load().then(({ readChosenFilm }) => {
      const { samples = [], sending } = store.getState();
      // A name that comes while the request is sent would look like a change of its content.
      if (sending !== 'idle' && samples.some(isUnnamed)) return;
      // Read only now: the visitor may have chosen another sample meanwhile.
      put((film) => readChosenFilm({ film, room: '' }));
    }, console.error);
  };
  if (basket.getState().codes.length > 0) take();
  basket.subscribe(({ codes }, before) => {
    if (codes !== before.codes) take();
  });
}
