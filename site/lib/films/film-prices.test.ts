import { expect, it } from 'vitest';
import { films } from '../../../widgets/domain/film/films.ts';
import { filmPrices, surcharge } from './film-prices.ts';

const of = (code: string) => filmPrices(films.find((film) => film.code === code)!);

it('prices the simplest work, as the pages and the assistant do', () => {
  expect(of('WF-116')[0]).toMatchObject({
    job: {
      nl: 'Keuken met 12 vlakke fronten en 4 lades',
      en: 'Kitchen with 12 flat fronts and 4 drawers',
    },
    amount: 1479,
    plain: 1479,
  });
});

it('says what a dearer film adds', () => {
  expect(of('WF-514')[0]).toMatchObject({ amount: 1923, plain: 1479 });
});

it.each([
  ['a plain colour', 'WF-126', /no surcharge/],
  ['wood', 'WF-210', /^On window frames this wood look costs more than a plain colour/],
  ['leather', 'WF-510', /^This film costs more than a plain colour/],
  ['film for windows', 'WF-610', /^This film costs more than light solar control film/],
])('says where %s costs more', (_, code, words) => {
  expect(surcharge(of(code)).en).toMatch(words);
});
