import { describe, expect, test, vi } from 'vitest';
import { knownVisitor, noFilm, type VisitorData } from '../request/known-visitor.ts';
import { fakePorts } from '../request/ports.fixture.ts';
import { sampleBasket } from '../request/sample-basket.ts';
import { offeredFilms, wornFilm } from './film-visualiser.state.ts';
import { createFilmVisualiserStore } from './film-visualiser.store.ts';
import { type Arrival, keptStudioName } from './kept-studio.ts';
import { noWork } from './photo/photo-studio.state.ts';

const own = 'https://wrappie.example';

interface Given {
  attributes?: Record<string, string>;
  address?: string;
  fragment?: string;
  hasForm?: boolean;
  /** What an earlier page of the visit kept of the studio. */
  kept?: object;
  arrival?: Arrival;
  /** What the visitor chose earlier in the visit. */
  known?: Partial<VisitorData>;
}

const byLink: Arrival = { path: '/kleuren-folie', lang: 'nl', isReturn: false };

function visualiser({
  attributes = {},
  address = `${own}/kleuren-folie`,
  fragment = '',
  hasForm = false,
  kept,
  arrival = byLink,
  known = {},
}: Given = {}) {
  const memory = new Map(kept ? [[keptStudioName, JSON.stringify(kept)]] : []);
  const shown: string[] = [];
  const events: unknown[] = [];
  const sent: string[] = [];
  const ports = fakePorts({
    ownOrigin: () => own,
    pageAddress: () => new URL(address),
    onFragment: (listener) => listener(fragment),
    showFragment: (text) => void shown.push(text),
    recall: () => undefined,
    remember: () => true,
    onReturn: () => {},
    recallForVisit: (name) => memory.get(name),
    rememberForVisit: (name, text) => Boolean(memory.set(name, text)),
    // The photo itself is no longer stored.
    pictures: async () => ({
      keepPicture: async () => true,
      pictureOf: async () => undefined,
      forgetPictures: async () => {},
    }),
  });
  knownVisitor(ports).setState({ ...noFilm, ...known });
  const store = createFilmVisualiserStore(
    { attributes, ports, emit: (name, detail) => void events.push([name, detail]) },
    (tag) => {
      sent.push(tag);
      return hasForm;
    },
    () => hasForm,
    { arrival: () => arrival, onLeave() {} },
  );
  store.getState().start({});
  return { store, shown, events, sent, ports, worn: () => wornFilm(store.getState()).code };
}

describe('what is shown first', () => {
  test.each([
    ['the kitchen with its first film', {}, 'kitchen', 'WF-116'],
    [
      'the room and film of the attributes',
      { attributes: { room: 'yacht', film: 'wf-314' } },
      'yacht',
      'WF-314',
    ],
    [
      'the room and film of the address',
      { fragment: 'folie?room=wardrobe&film=WF-124' },
      'wardrobe',
      'WF-124',
    ],
    [
      'the address rather than the attributes',
      { attributes: { film: 'WF-314' }, fragment: 'folie?film=WF-124' },
      'kitchen',
      'WF-124',
    ],
    [
      'the first film of a room that does not offer the given one',
      { attributes: { room: 'windows', film: 'WF-314' } },
      'windows',
      'WF-126',
    ],
    ['the kitchen for an unknown room', { attributes: { room: 'attic', film: 'WF-1' } }, 'kitchen', 'WF-116'],
    [
      'the attributes where the address is about something else',
      { attributes: { room: 'yacht' }, fragment: 'zien' },
      'yacht',
      'WF-218',
    ],
    [
      'the attributes for the compact look, with any address',
      { attributes: { look: 'compact' }, fragment: 'folie?room=yacht' },
      'kitchen',
      'WF-116',
    ],
  ] satisfies [string, Given, string, string][])('%s', (_, given, room, film) => {
    const { store, worn } = visualiser(given);
    expect([store.getState().room, worn()]).toEqual([room, film]);
  });
});

describe('a choice', () => {
  test('is emitted to the page, and written into the address on our own pages', () => {
    const { store, shown, events } = visualiser();
    store.getState().chooseFilm('WF-212');
    store.getState().chooseRoom('yacht');
    expect(shown).toEqual(['folie?room=kitchen&film=WF-212', 'folie?room=yacht&film=WF-212']);
    expect(events.at(-1)).toEqual([
      'wrap-film-chosen',
      { room: 'yacht', film: 'WF-212', name: 'Naturel eiken' },
    ]);
  });

  test('is known to the forms of the visit at once: any link of the page leads to them', () => {
    const { store, ports } = visualiser();
    const known = () => knownVisitor(ports).getState();
    expect(known().film).toBe('');
    store.getState().chooseFilm('WF-218');
    expect(known()).toMatchObject({ film: 'WF-218', room: 'kitchen', fronts: '', service: 'keuken' });
    store.getState().chooseRoom('yacht');
    expect(known()).toMatchObject({ film: 'WF-218', room: 'yacht', service: 'jacht' });
  });

  test('in the compact look is known to them only once it is taken', () => {
    const { store, ports } = visualiser({ attributes: { look: 'compact' } });
    store.getState().chooseFilm('WF-218');
    expect(knownVisitor(ports).getState().film).toBe('');
  });

  test.each([
    ['on a page of another origin', { address: 'https://dealer.example/' }],
    ['in the compact look', { attributes: { look: 'compact' } }],
  ] satisfies [string, Given][])('does not change the address %s', (_, given) => {
    const { store, shown, events } = visualiser(given);
    store.getState().chooseFilm('WF-212');
    expect(shown).toEqual([]);
    expect(events).toHaveLength(1);
  });

  test('in an attribute is not a choice of the visitor', () => {
    const { store, events, worn } = visualiser();
    store.getState().readAttributes({ room: 'yacht', film: 'WF-410' });
    expect([store.getState().room, worn()]).toEqual(['yacht', 'WF-410']);
    expect(events).toEqual([]);
  });

  test('is kept from room to room, also across a room that does not offer it', () => {
    const { store, worn } = visualiser();
    store.getState().chooseFilm('WF-514');
    store.getState().chooseRoom('windows');
    expect(worn()).toBe('WF-126');
    store.getState().chooseFilm('WF-124');
    store.getState().chooseRoom('office');
    expect(worn()).toBe('WF-614');
    store.getState().chooseRoom('wardrobe');
    expect(worn()).toBe('WF-124');
  });

  test('that was made before the script was loaded is kept, and the address does not replace it', () => {
    const { store, worn } = visualiser({ fragment: 'folie?film=WF-124' });
    store.getState().start({ film: 'WF-120', room: 'yacht' });
    expect([store.getState().room, worn()]).toEqual(['yacht', 'WF-120']);
  });
});

describe('taking a film along', () => {
  test('shares film, room and service with the forms', () => {
    const { store, ports, sent } = visualiser({ attributes: { room: 'yacht', film: 'WF-218' } });
    expect(store.getState().take('calculator')).toBe(false);
    expect(knownVisitor(ports).getState()).toMatchObject({
      film: 'WF-218',
      room: 'yacht',
      service: 'jacht',
    });
    expect(sent).toEqual(['wrap-price-calculator']);
  });

  test('leads to a form on the same page, where there is one', () => {
    const { store, sent } = visualiser({ hasForm: true });
    expect(store.getState().take('quote')).toBe(true);
    expect(sent).toEqual(['wrap-quote-form']);
  });
});

describe('free samples', () => {
  test('go into the basket of the page, at most five, and out again', () => {
    const { store, ports } = visualiser();
    const basket = sampleBasket(ports);
    for (const code of ['WF-110', 'WF-112', 'WF-114', 'WF-116', 'WF-118', 'WF-120']) {
      store.getState().chooseFilm(code);
      store.getState().toggleSample();
    }
    expect(store.getState().samples).toEqual(['WF-110', 'WF-112', 'WF-114', 'WF-116', 'WF-118']);
    expect(store.getState().sampleProblem).toBe('full');
    store.getState().chooseFilm('WF-116');
    store.getState().toggleSample();
    expect(basket.getState().codes).toEqual(['WF-110', 'WF-112', 'WF-114', 'WF-118']);
    expect(store.getState().sampleProblem).toBeUndefined();
    basket.remove(basket.getState().codes);
    expect(store.getState().samples).toEqual([]);
  });
});

describe('the opening of a page', () => {
  const hero = { attributes: { look: 'hero', film: 'WF-116' } };

  test('shares each choice with the forms of the visit, and leaves the address alone', () => {
    const { store, ports, shown } = visualiser(hero);
    store.getState().chooseFilm('WF-218');
    store.getState().countFronts(14);
    expect(knownVisitor(ports).getState()).toMatchObject({
      film: 'WF-218',
      room: 'kitchen',
      fronts: '14',
      service: 'keuken',
    });
    expect(shown).toEqual([]);
  });

  test('takes over and shares what was chosen before the script was loaded', () => {
    const { store, ports, worn } = visualiser(hero);
    store.getState().start({ film: 'WF-510', fronts: '20', open: '70' });
    expect(worn()).toBe('WF-510');
    expect(store.getState()).toMatchObject({ fronts: 20, divider: 70 });
    expect(knownVisitor(ports).getState()).toMatchObject({ film: 'WF-510', fronts: '20' });
  });

  test('counts fronts only in a room that is priced by them', () => {
    const { store, ports } = visualiser({ attributes: { look: 'hero', room: 'yacht' } });
    store.getState().chooseFilm('WF-218');
    expect(knownVisitor(ports).getState()).toMatchObject({ room: 'yacht', fronts: '' });
  });
});

describe('what is counted on the own photo', () => {
  test('goes along to the calculator, and is forgotten when a room is shown again', async () => {
    const { store, ports } = visualiser();
    await store.getState().openOwnPhoto('nl');
    store.setState({ photoCount: { doors: 9, drawers: 4 } });
    store.getState().take('calculator');
    const known = () => knownVisitor(ports).getState();
    expect(known()).toMatchObject({ room: 'photo', fronts: '9', drawers: '4', service: 'keuken' });
    store.getState().chooseRoom('kitchen');
    store.getState().take('calculator');
    expect(known()).toMatchObject({ room: 'kitchen', fronts: '', drawers: '' });
  });

  test('is known to the forms of the visit as it is counted', async () => {
    const { store, ports } = visualiser();
    await store.getState().openOwnPhoto('nl');
    const studio = store.getState().studio!;
    const known = () => knownVisitor(ports).getState();
    expect(known().film).toBe('');
    studio.getState().count('doors', 7);
    expect(known()).toMatchObject({ film: 'WF-116', room: 'photo', fronts: '7', drawers: '' });
    store.getState().chooseFilm('WF-510');
    expect(known()).toMatchObject({ film: 'WF-510', room: 'photo', fronts: '7' });
  });

  test('shows the film and the kind of room that an undo on it brings back', async () => {
    const { store, worn, shown, events } = visualiser();
    await store.getState().openOwnPhoto('nl');
    const studio = store.getState().studio!;
    const { history } = studio.getState();
    store.getState().photographRoom('yacht');
    store.getState().chooseFilm('WF-218');
    expect(studio.getState().history.now).toMatchObject({ room: 'yacht', film: { code: 'WF-218' } });
    const told = events.length;
    studio.setState({ history });
    expect([store.getState().room, worn()]).toEqual(['kitchen', 'WF-116']);
    expect(shown.at(-1)).toBe('folie?room=kitchen&film=WF-116');
    expect(events).toHaveLength(told + 1);
  });

  const left = {
    ...byLink,
    isOpen: true,
    room: 'wardrobe',
    film: 'WF-124',
    picture: 'studio-WR-1',
    step: 'check',
    work: noWork,
  };

  test('is gone on with in another language, in the same room and film', async () => {
    const { store, worn } = visualiser({
      kept: left,
      arrival: { path: '/en/kleuren-folie', lang: 'en', isReturn: false },
    });
    await vi.waitFor(() => expect(store.getState().photo).toBe('open'));
    expect(store.getState().room).toBe('wardrobe');
    expect(worn()).toBe('WF-124');
  });

  test('is left alone until it is asked for, when the visitor comes by a link', async () => {
    const { store } = visualiser({ kept: left });
    expect(store.getState()).toMatchObject({ photo: 'none', room: 'kitchen' });
    await store.getState().openOwnPhoto('nl');
    expect(store.getState()).toMatchObject({ photo: 'open', room: 'wardrobe' });
  });

  test.each([
    ['wears the film that it was left in', {}, undefined, 'WF-124'],
    ['wears a film that was chosen on this page since', {}, 'WF-510', 'WF-510'],
    ['wears the film of the address', { fragment: 'folie?film=WF-210' }, undefined, 'WF-210'],
  ] satisfies [string, Given, string | undefined, string][])('%s', async (_, given, chosen, film) => {
    const { store, worn } = visualiser({ kept: left, ...given });
    if (chosen) store.getState().chooseFilm(chosen);
    await store.getState().openOwnPhoto('nl');
    expect(worn()).toBe(film);
    expect(store.getState().studio?.getState().history.now.film.code).toBe(film);
  });

  test.each([
    ['our own page', `${own}/kleuren-folie`, false, true],
    ['a partner’s page with the calculator', 'https://dealer.example/', true, true],
    ['a partner’s page without it', 'https://dealer.example/', false, false],
  ])('on %s the picture can go along: %s, form %s, %s', (_, address, hasForm, carries) => {
    const { store } = visualiser({ address, hasForm });
    expect(store.getState().carriesPictures()).toBe(carries);
  });
});

test('a room that is chosen while the own photo loads stays', async () => {
  const { store } = visualiser();
  const opened = store.getState().openOwnPhoto('nl');
  store.getState().chooseRoom('yacht');
  await opened;
  expect(store.getState()).toMatchObject({ room: 'yacht', photo: 'none' });
});

test('pictures that failed to load can be retried, and the choice stays', () => {
  const { store, worn } = visualiser();
  store.getState().chooseFilm('WF-212');
  store.getState().pictureFailed();
  expect(store.getState().broken).toBe(true);
  store.getState().retry();
  expect(store.getState()).toMatchObject({ broken: false, tries: 1 });
  expect(worn()).toBe('WF-212');
});

test('the compact look offers a few films of the room, the full look all', () => {
  const few = offeredFilms({ look: 'compact', room: 'windows' });
  expect(few.length).toBeGreaterThan(3);
  expect(new Set(few.map(({ group }) => group))).toEqual(new Set(['plain', 'wood']));
  expect(offeredFilms({ look: 'full', room: 'windows' }).length).toBeGreaterThan(24);
});

test('calls no port while it is created', () => {
  const ports = new Proxy({} as never, { get: () => vi.fn(() => expect.fail('asked')) });
  createFilmVisualiserStore(
    { attributes: {}, ports, emit: () => {} },
    () => false,
    () => false,
    { arrival: () => byLink, onLeave() {} },
  );
});
