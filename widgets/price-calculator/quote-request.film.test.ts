import { describe, expect, test } from 'vitest';
import { readCalculation } from '../domain/calculator/calculation-link.ts';
import type { Service } from '../domain/calculator/services.ts';
import { filmOf } from '../domain/film/chosen-film.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { createKnownVisitor, type VisitorData } from '../request/known-visitor.ts';
import { fakePorts, promisesToSettle } from '../request/ports.fixture.ts';
import { createPriceCalculatorStore } from './price-calculator.store.ts';
import { followChosenFilm } from './quote-request.film.ts';

const nowhere = {
  recallForVisit: () => undefined,
  rememberForVisit: () => true,
  pageAddress: () => new URL('https://www.voorbeeld.nl/prijscalculator'),
  prepareDelivery: async () => {},
  preparePhotos: async () => {},
};

const storeOf = (service?: Service) =>
  createPriceCalculatorStore({
    attributes: { service },
    ports: fakePorts(nowhere),
    emit: () => {},
  } as never);

const visitorOf = (told: Partial<VisitorData>) =>
  createKnownVisitor({ ...nowhere, recallForVisit: () => JSON.stringify(told) });

/** A calculator whose visitor has filled in this data before. */
async function calculatorOf(told: Partial<VisitorData> = {}, service?: Service) {
  await chosenFilmPart.load();
  const visitor = visitorOf(told);
  const store = storeOf(service);
  const following = followChosenFilm(store, visitor);
  await promisesToSettle();
  return {
    store,
    visitor,
    following,
    act: () => store.getState(),
    /** Called when the visitor takes a film to this calculator. */
    async take(film: string, room: string, service: Service, fronts = '', drawers = '') {
      visitor.setState({ film, room, fronts, drawers, service });
      await following.takeOver();
    },
    /** `keuken mat WF-116`: the service, the kind of film, and the film of the request. */
    summary() {
      const { input, film } = store.getState();
      return [input.projectType, input.folieType, filmOf(film, input)?.code].filter(Boolean).join(' ');
    },
  };
}

const sage = { film: 'WF-116', room: 'kitchen' };

describe('a film that was chosen on an earlier page', () => {
  test('is filled in where a service is chosen already', async () => {
    const { summary } = await calculatorOf(sage, 'keuken');
    expect(summary()).toBe('keuken mat WF-116');
  });

  test('waits for a service, and is kept for the next service', async () => {
    const { summary, act } = await calculatorOf(sage);
    expect(summary()).toBe('');
    const seen = (['keuken', 'meubel', 'kozijnen', 'raamfolie', 'keuken'] as const).map((service) => {
      act().chooseService(service);
      return summary();
    });
    expect(seen).toEqual([
      'keuken mat WF-116',
      'meubel mat WF-116',
      'kozijnen effen WF-116',
      'raamfolie',
      'keuken mat WF-116',
    ]);
  });

  test('is removed for another kind of film, and comes back with its own', async () => {
    const { summary, act } = await calculatorOf(sage, 'keuken');
    act().change('folieType', 'hout');
    expect(summary()).toBe('keuken hout');
    act().change('folieType', 'mat');
    expect(summary()).toBe('keuken mat WF-116');
  });

  test('is not filled in again after the visitor chose another kind of film', async () => {
    const { summary, act } = await calculatorOf(sage, 'keuken');
    act().change('folieType', 'hout');
    act().chooseService('kozijnen');
    expect(summary()).toBe('kozijnen');
  });

  test('does not replace a later choice', async () => {
    const store = storeOf('keuken');
    store.getState().change('folieType', 'hout');
    followChosenFilm(store, visitorOf(sage));
    await promisesToSettle();
    expect(store.getState().film?.code).toBe('WF-116');
    expect(store.getState().input.folieType).toBe('hout');
  });
});

describe('a film that is taken to the calculator', () => {
  test('is filled in with its service and its kind', async () => {
    const { summary, take } = await calculatorOf();
    await take('WF-210', 'windows', 'kozijnen');
    expect(summary()).toBe('kozijnen hout-look WF-210');
  });

  test('replaces the kind of film, and keeps everything that was typed', async () => {
    const { summary, take, act } = await calculatorOf({}, 'keuken');
    act().change('length', '12');
    act().change('folieType', 'hout');
    await take('WF-116', 'kitchen', 'keuken');
    expect(summary()).toBe('keuken mat WF-116');
    expect(act().input.length).toBe('12');
  });

  test('is filled in again when it is chosen again', async () => {
    const { summary, take, act } = await calculatorOf(sage, 'keuken');
    act().change('folieType', 'hout');
    await take('WF-116', 'kitchen', 'keuken');
    expect(summary()).toBe('keuken mat WF-116');
  });

  test('is priced at once where nothing else is missing', async () => {
    const { take, act } = await calculatorOf({}, 'keuken');
    for (const [name, value] of [
      ['length', '12'],
      ['folieType', 'mat'],
      ['complexity', 'gemiddeld'],
    ] as const)
      act().change(name, value);
    act().calculate();
    const before = act().calculated;
    await take('WF-116', 'kitchen', 'keuken');
    expect(act().calculated, 'the price was of its kind already').toBe(before);
    await take('WF-510', 'kitchen', 'keuken');
    expect(act()).toMatchObject({ stale: false, calculated: { input: { folieType: 'leatherlook' } } });
    expect(act().calculated?.price.amount).not.toBe(before?.price.amount);
  });

  test('on a photo is priced for the fronts and drawers that were counted there, and an earlier number of drawers goes', async () => {
    const { act, take } = await calculatorOf({}, 'keuken');
    act().change('drawers', '2');
    await take('WF-218', 'photo', 'keuken', '9', '4');
    expect(act().input).toMatchObject({ length: '9', drawers: '4', folieType: 'hout' });
    expect(act().calculated?.price.amount).toBe(1173);
    expect(act().film?.mail).toContain('daarop geteld: 9 fronten en 4 lades');
    await take('WF-218', 'photo', 'keuken', '12');
    expect(act().input).toMatchObject({ length: '12', drawers: '' });
  });

  test('with its fronts follows a number that is corrected in the calculator, and no other measurement', async () => {
    const { act, take, visitor } = await calculatorOf({}, 'keuken');
    await take('WF-218', 'photo', 'keuken', '9', '4');
    act().change('length', '10');
    act().change('drawers', '5');
    await promisesToSettle();
    expect(act().film?.mail).toContain('daarop geteld: 10 fronten en 5 lades');
    act().change('length', '');
    act().change('length', 'tien');
    await promisesToSettle();
    expect(act().film).toMatchObject({ fronts: 10 });
    act().chooseService('kozijnen');
    act().change('length', '3');
    expect(visitor.getState()).toMatchObject({ fronts: '10' });
  });

  test('in the address of a calculation from a photo is shared with what was counted', async () => {
    const { following, visitor } = await calculatorOf();
    const fragment = 'keuken?length=9&drawers=4&folieType=hout&complexity=eenvoudig&film=WF-218&room=photo';
    await following.readFilm(fragment, readCalculation(fragment)!);
    expect(visitor.getState()).toMatchObject({ film: 'WF-218', room: 'photo', fronts: '9', drawers: '4' });
  });

  test('with its fronts is priced at once, as simple work where nothing else is chosen', async () => {
    const { take, act } = await calculatorOf();
    await take('WF-218', 'kitchen', 'keuken', '12');
    expect(act().input).toMatchObject({ length: '12', folieType: 'hout', complexity: 'eenvoudig' });
    expect(act()).toMatchObject({ stale: false, calculated: { price: { amount: 1224 } } });
    act().change('complexity', 'complex');
    await take('WF-218', 'kitchen', 'keuken', '14');
    expect(act().input).toMatchObject({ length: '14', complexity: 'complex' });
  });

  test.each([
    ['no number', 'keuken', 'WF-218', 'kitchen', 'twaalf'],
    ['no fronts', 'jacht', 'WF-218', 'yacht', '12'],
  ] as const)('with %s fills in no measurement', async (_, service, film, room, fronts) => {
    const { take, act } = await calculatorOf();
    await take(film, room, service, fronts);
    expect(act().input).toMatchObject({ projectType: service, length: '', complexity: '' });
  });

  test('does not change the calculator when it is taken to the quote form', async () => {
    const { summary, visitor, act } = await calculatorOf({}, 'keuken');
    act().change('folieType', 'hout');
    visitor.setState({ film: 'WF-620', room: 'office', service: 'raamfolie' });
    await promisesToSettle();
    expect(summary()).toBe('keuken hout');
  });

  test('changes nothing while a request is being sent', async () => {
    const { summary, take, store } = await calculatorOf({}, 'keuken');
    store.setState({ sending: 'sending' });
    await take('WF-620', 'office', 'raamfolie');
    expect(summary()).toBe('keuken');
  });

  test.each(['WF-999', '<img>', ' '])('but does not exist ("%s") changes no kind of film', async (code) => {
    const { summary, take, act } = await calculatorOf({}, 'keuken');
    act().change('folieType', 'hout');
    await take(code, 'kitchen', 'keuken');
    expect(summary()).toBe('keuken hout');
  });
});

describe('a fragment', () => {
  test.each([
    ['names a film', '#keuken?film=WF-116&room=kitchen', '', 'WF-116', 'kitchen'],
    ['names a film of its kind', '#keuken?folieType=mat&film=wf-116&room=attic', 'mat', 'WF-116', ''],
    ['names a film of another kind', '#keuken?folieType=hout&film=WF-116', 'hout', '', ''],
    ['names a film for another service', '#keuken?film=WF-620', '', '', ''],
    ['names an unknown film', '#keuken?folieType=mat&film=WF-999', 'mat', '', ''],
    ['names no film', '#keuken?folieType=mat&room=kitchen', 'mat', '', ''],
  ] as const)('that %s', async (_, fragment, folieType, film, room) => {
    const { following, visitor, act } = await calculatorOf({}, 'keuken');
    await following.readFilm(fragment, { ...act().input, folieType });
    expect(visitor.getState()).toMatchObject({ film, room });
  });

  test('is applied if only a film was filled in while it waited', async () => {
    const store = storeOf('keuken');
    const before = store.getState().input;
    const following = followChosenFilm(store, visitorOf(sage));
    expect(following.isAsLeft(before)).toBe(true);
    await promisesToSettle();
    expect(store.getState().input).not.toBe(before);
    expect(following.isAsLeft(before)).toBe(true);
    store.getState().change('length', '3');
    expect(following.isAsLeft(before)).toBe(false);
  });
});
