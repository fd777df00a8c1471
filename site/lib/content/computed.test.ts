import { describe, expect, it, test } from 'vitest';
import { computed } from './computed.ts';

const facts: Record<string, number> = { 'prices.film': 45, 'terms.deposit': 30 };
const figure = (words: string, lang: 'nl' | 'en' = 'nl') => computed(words, lang, (name) => facts[name]);

test.each([
  ['price keuken length=9 drawers=3', '1.109', '1,109'],
  ['price keuken length=9 drawers=3 folieType=stoflook complexity=gemiddeld', '1.875', '1,875'],
  ['price meubel length=1.4 width=0.8', '150', '150'],
  ['rate kozijnen kozijnSides=enkelzijdig folieType=hout-look', '276', '276'],
  ['rate raamfolie folieType=spiegelfolie', '168', '168'],
  ['rate keuken', '128', '128'],
  ['area keuken length=8 drawers=2', '7,4', '7.4'],
  ['size keuken length=8 drawers=4', '8 fronten en 4 lades', '8 fronts and 4 drawers'],
  ['size keuken length=1 drawers=1', '1 front en 1 lade', '1 front and 1 drawer'],
  ['size keuken length=2', '2 fronten', '2 fronts'],
  ['size meubel length=2 width=0.6 height=2.4', '2 × 0,6 × 2,4 m', '2 × 0.6 × 2.4 m'],
  ['size kozijnen width=1.2 length=1.5 kozijnSides=enkelzijdig', '1,2 × 1,5 m', '1.2 × 1.5 m'],
  ['size kozijnen width=8 length=1.2 kozijnSides=enkelzijdig', '9,6 m²', '9.6 m²'],
  ['size deuren width=5.4 length=2.1', '11,34 m²', '11.34 m²'],
  [
    'size raamfolie numberOfWindows=4 windowWidth=2 windowHeight=1.2',
    '4 ruiten van 2 × 1,2 m',
    '4 panes of 2 × 1.2 m',
  ],
  ['more stoflook', '30', '30'],
  ['more moeilijk-bereikbaar', '60', '60'],
  ['sum [keuken length=9 drawers=3] * terms.deposit / 100', '333', '333'],
  ['sum [keuken length=8 drawers=2] - 9.4 * prices.film', '521', '521'],
  ['sum [keuken length=9] / 5 to 10', '180', '180'],
  ['sum area [keuken length=8 drawers=2] * prices.film', '333', '333'],
  ['sum 2 * 2000', '4.000', '4,000'],
])('%s is %s, in English %s', (words, nl, en) => {
  expect(figure(words)).toBe(nl);
  expect(figure(words, 'en')).toBe(en);
});

describe('what cannot be worked out is named', () => {
  test.each([
    ['price badkamer', 'Name a service first'],
    ['price keuken lengte=3', 'Unknown field "lengte=3"'],
    ['price keuken drawers=3', 'No price for "keuken drawers=3": length (missing)'],
    ['price kozijnen width=1 length=1', 'kozijnSides (missing)'],
    ['rate kozijnen', '"kozijnen" needs kozijnSides'],
    ['more stof', '"stof" is no film and no difficulty'],
    ['sum prices.flim * 2', '"prices.flim" is not a number'],
  ])('%s', (words, message) => {
    expect(() => figure(words)).toThrow(message);
  });
});

it.each(['prices.minimum', 'toString x', 'claims.duration'])('"%s" describes no figure', (words) => {
  expect(figure(words)).toBeUndefined();
});
