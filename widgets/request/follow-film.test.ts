import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { chosenFilmPart } from './chosen-film.lazy.ts';
import { followFilm } from './follow-film.ts';
import { createKnownVisitor } from './known-visitor.ts';
import { promisesToSettle } from './ports.fixture.ts';
import { type FilmState, notSending } from './request-state.ts';

/** A form of a visitor with this data from before. */
async function formOf(told: { film?: unknown; room?: unknown } = {}, state: FilmState = {}) {
  await chosenFilmPart.load();
  const visitor = createKnownVisitor({
    recallForVisit: () => JSON.stringify(told),
    rememberForVisit: () => true,
  });
  const store = createStore(() => ({ ...notSending, ...state }));
  followFilm(store, visitor);
  await promisesToSettle();
  return {
    store,
    mail: () => store.getState().film?.mail,
    async tell(known: { film: string; room: string; fronts?: string }) {
      visitor.setState(known);
      await promisesToSettle();
    },
  };
}

test('a film that was chosen before is shown, and follows later choices', async () => {
  const { mail, tell } = await formOf({ film: 'WF-116', room: 'kitchen' });
  expect(mail()).toBe('WF-116 Saliegroen, gezien op: Keuken');
  await tell({ film: 'WF-116', room: 'wardrobe' });
  expect(mail()).toBe('WF-116 Saliegroen, gezien op: Kastenwand');
  await tell({ film: 'WF-116', room: 'kitchen', fronts: '12' });
  expect(mail()).toBe('WF-116 Saliegroen, gezien op: Keuken, 12 fronten');
  await tell({ film: 'WF-218', room: '' });
  expect(mail()).toBe('WF-218 Notenhout');
  await tell({ film: '', room: '' });
  expect(mail()).toBeUndefined();
});

test.each([
  ['nothing', {}],
  ['an unknown code', { film: 'WF-999', room: 'kitchen' }],
  ['text of another script', { film: 'WF-116 Bel 0900-1234', room: 'x'.repeat(100_000) }],
  ['no text', { film: 116, room: ['kitchen'] }],
])('%s is no film', async (_, told) => {
  const { mail } = await formOf(told);
  expect(mail()).toBeUndefined();
});

test('the film of an example stays until the visitor chooses', async () => {
  const { readChosenFilm } = await chosenFilmPart.load();
  const { mail, tell } = await formOf({}, { film: readChosenFilm({ film: 'WF-116', room: '' }) });
  expect(mail()).toBe('WF-116 Saliegroen');
  await tell({ film: 'WF-210', room: '' });
  expect(mail()).toBe('WF-210 Licht eiken');
});
