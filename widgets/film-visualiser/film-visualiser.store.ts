import { createStore, type StoreApi } from 'zustand/vanilla';
import { filmFragment, readFilmFragment } from '../domain/film/film-link.ts';
import { ownPhoto } from '../domain/film/film-query.ts';
import { type Film, readFilm, readRoom, roomFacts } from '../domain/film/films.ts';
import { frontsRange } from '../domain/film/fronts.ts';
import { defaultLanguage, readLanguage } from '../domain/text.ts';
import type { StoreContext } from '../kit/widget.ts';
import { knownVisitor } from '../request/known-visitor.ts';
import { type Samples, sampleBasket } from '../request/sample-basket.ts';
import type { filmVisualiserMeta } from './film-visualiser.meta.ts';
import {
  counted,
  type FilmVisualiserData,
  type FilmVisualiserState,
  readLook,
  wornFilm,
} from './film-visualiser.state.ts';
import { goesOn, keptStudio } from './kept-studio.ts';
import { photoStudioCopy, photoStudioPart } from './photo/photo-studio.lazy.ts';
import type { Work } from './photo/photo-studio.state.ts';
import type { Count } from './photo/runs/work-fronts.ts';
import type { Page } from './this-page.ts';

/** Whether one of our forms is on the same page, by its tag. */
export type HasWidget = (tag: string) => boolean;

const tagOf = { calculator: 'wrap-price-calculator', quote: 'wrap-quote-form' } as const;

/** Leads the visitor to one of our forms on the same page, by its tag. Returns whether there is one. */
export type ShowWidget = (tag: string) => boolean;

/**
 * The state of one visualiser. Works without React, and uses the outside world only through `ports`.
 *
 * @param showWidget scrolls another of our widgets on this page into view; false when there is none
 * @param hasWidget whether another of our widgets is on this page
 */
export function createFilmVisualiserStore(
  context: StoreContext<typeof filmVisualiserMeta>,
  showWidget: ShowWidget,
  hasWidget: HasWidget,
  page: Page,
): StoreApi<FilmVisualiserState> {
  const { ports, emit, attributes } = context;
  /** The visitor chose the film on this page, or came by a link to it. */
  let isChosen = false;

  const store: StoreApi<FilmVisualiserState> = createStore<FilmVisualiserState>((set, get) => ({
    look: readLook(attributes.look),
    room: readRoom(attributes.room) ?? 'kitchen',
    fronts: frontsRange.usual,
    chosen: codes(readFilm(attributes.film)),
    origin: '',
    hydrated: false,
    broken: false,
    tries: 0,
    photo: 'none',
    samples: [],
    ...(attributes.partner && { partner: attributes.partner }),
    ...(context.initial as Partial<FilmVisualiserData>),
    chooseRoom(room) {
      set({ room, photo: 'none' });
      tell();
    },
    chooseFilm(code) {
      choose(readFilm(code));
      tell();
    },
    countFronts(fronts) {
      set({ fronts });
      share();
    },
    compare: (divider) => set({ divider }),
    pictureFailed: () => set({ broken: true }),
    async openOwnPhoto(lang) {
      if (get().photo === 'loading' || get().photo === 'open') return;
      // A photo stays what it is, whichever of our rooms were shown meanwhile.
      const work = get().studio?.getState().history.now;
      const kept = work ? undefined : keptStudio(ports);
      const room = (work?.photo ? work.room : kept?.room) ?? get().room;
      // Film for glass can be shown only in our own room with glass.
      set({ photo: 'loading', room: room === 'office' ? 'kitchen' : room });
      // A menu leads to the page without a film: that of the photo is then the one that the visitor chose last.
      if (!isChosen) wear(readFilm(kept?.film));
      try {
        const [{ createPhotoStudio }] = await Promise.all([
          photoStudioPart.load(),
          photoStudioCopy[lang].load(),
        ]);
        // The visitor may have chosen a room meanwhile.
        if (get().photo !== 'loading') return;
        set({
          studio:
            get().studio ??
            createPhotoStudio(ports, wornFilm(get()), follow, {
              onLeave: page.onLeave,
              place: () => ({ ...page.arrival(), isOpen: get().photo === 'open', room: get().room }),
            }),
          photo: 'open',
        });
        dress();
      } catch (error) {
        console.error(error);
        if (get().photo === 'loading') set({ photo: 'failed' });
      }
    },
    photographRoom(room) {
      set({ room });
      dress();
      tell();
    },
    toggleSample() {
      if (!sampleBasket(ports).toggle(wornFilm(get()).code)) set({ sampleProblem: 'full' });
    },
    retry: () => set(({ tries }) => ({ broken: false, tries: tries + 1 })),
    take(to) {
      share();
      return showWidget(tagOf[to]);
    },
    carriesPictures: () => get().origin === '' || hasWidget(tagOf.calculator),
    readAttributes({ room, film, look, partner }) {
      set({ look: readLook(look), partner });
      if (room !== attributes.room) set({ room: readRoom(room) ?? get().room });
      if (film !== attributes.film) wear(readFilm(film));
      Object.assign(attributes, { room, film, look, partner });
    },
    start(typed) {
      const { origin } = ports.pageAddress();
      const own = ports.ownOrigin();
      set({ hydrated: true, origin: origin === own ? '' : own });
      const { look } = get();
      let ignored = 'film' in typed || 'room' in typed;
      set({ room: readRoom(typed['room']) ?? get().room });
      choose(readFilm(typed['film']));
      if (typed['open']) set({ divider: Number(typed['open']) });
      if (typed['fronts']) set({ fronts: Number(typed['fronts']) });
      if (look === 'hero' && (typed['film'] || typed['fronts'])) share();
      // The other looks are only a part of their page: they offer no samples, and the page's address is not about them.
      if (look !== 'full') return;
      const basket = sampleBasket(ports);
      if (basket.getState().codes.length > 0) showSamples(basket.getState());
      basket.subscribe(showSamples);
      ports.onFragment((fragment) => {
        const given = ignored ? undefined : readFilmFragment(fragment);
        ignored = false;
        if (given?.room) set({ room: given.room });
        choose(given?.film);
      });
      const kept = keptStudio(ports);
      const arrival = page.arrival();
      if (!kept || !goesOn(kept, arrival)) return;
      wear(readFilm(kept.film));
      void get().openOwnPhoto(readLanguage(arrival.lang) ?? defaultLanguage);
    },
  }));

  function choose(film: Film | undefined): void {
    isChosen ||= film !== undefined;
    wear(film);
  }

  function wear(film: Film | undefined): void {
    if (!film) return;
    store.setState(({ chosen }) => ({
      chosen: codes(film, ...chosen.filter((code) => code !== film.code)),
    }));
    const { studio, photo } = store.getState();
    if (photo === 'open') studio?.getState().wear(film);
  }

  /** Shows what the photo has: an undo there brings back another film or room. */
  function follow(photoCount: Count | undefined, { room, film }: Pick<Work, 'room' | 'film'>): void {
    const before = store.getState().photoCount;
    store.setState({ photoCount });
    const shown = store.getState();
    if (shown.photo !== 'open') return;
    if (photoCount?.doors !== before?.doors || photoCount?.drawers !== before?.drawers) share();
    if (room === shown.room && film.code === wornFilm(shown).code) return;
    store.setState({ room });
    shown.chooseFilm(film.code);
  }

  /** The photo shows something like the room, in the film that the room would have. */
  function dress(): void {
    const state = store.getState();
    void state.studio?.getState().photograph(state.room, wornFilm(state));
  }

  function showSamples({ codes, unkept }: Samples): void {
    store.setState({ samples: codes, sampleProblem: unkept ? 'unkept' : undefined });
  }

  /** After a choice of the visitor: writes it into the address on our own pages, and emits the event. */
  function tell(): void {
    const { room, look, origin } = store.getState();
    const film = wornFilm(store.getState());
    if (look === 'full' && origin === '') ports.showFragment(filmFragment(room, film), 'replace');
    // The page has links to our forms that no widget sees. The compact look is only an example beside an article.
    if (look !== 'compact') share();
    emit('wrap-film-chosen', { room, film: film.code, name: film.name.nl });
  }

  /** Shares the room, its film and its fronts with the forms of the visit. */
  function share(): void {
    const { room } = store.getState();
    const { service } = roomFacts[room];
    const { fronts, drawers, windows, onPhoto } = counted(store.getState());
    knownVisitor(ports).setState({
      film: wornFilm(store.getState()).code,
      room: onPhoto ? ownPhoto : room,
      fronts: fronts ? String(fronts) : '',
      drawers: drawers ? String(drawers) : '',
      windows: windows ? String(windows) : '',
      service,
    });
  }

  return store;
}

function codes(...films: readonly (Film | string | undefined)[]): string[] {
  return films.flatMap((film) => (film === undefined ? [] : typeof film === 'string' ? film : film.code));
}
