import { describe, expect, test } from 'vitest';
import { complexityLabels, finishLabels, sidesLabels } from './labels.ts';
import { serviceRows } from './services.ts';

/** Labels that are deliberately the same in both languages. There is none yet. */
const sameInBoth: string[] = [];

const serviceLabels = Object.fromEntries(
  Object.entries(serviceRows).map(([service, { label }]) => [service, label]),
);

describe.each([
  ['service', serviceLabels, 'keuken raamfolie meubel kozijnen deuren jacht anders'],
  [
    'film',
    finishLabels,
    'licht medium donker privacy spiegelfolie effen hout-look mat glanzend hout metallic leatherlook marmerlook stoflook',
  ],
  [
    'complexity',
    complexityLabels,
    'begane-grond eerste-etage tweede-etage moeilijk-bereikbaar eenvoudig gemiddeld complex',
  ],
  ['sides', sidesLabels, 'enkelzijdig dubbelzijdig'],
])('every %s has a label', (_, labels, values) => {
  test('for every value in the rules, and for no other', () => {
    expect(Object.keys(labels).sort()).toEqual(values.split(' ').sort());
  });

  test.each(Object.entries(labels))('%s in both languages', (value, { nl, en }) => {
    expect(nl.trim()).not.toBe('');
    expect(en.trim()).not.toBe('');
    if (!sameInBoth.includes(value)) expect(en).not.toBe(nl);
  });

  test('no two values share a label', () => {
    for (const lang of ['nl', 'en'] as const) {
      const all = Object.values(labels).map((label) => label[lang]);
      expect(new Set(all).size, lang).toBe(all.length);
    }
  });
});

test('the shades of window film are given as percentages', () => {
  const { licht, medium, donker, privacy } = finishLabels;
  expect(licht.nl).toBe('Licht (10-20%)');
  expect(medium.nl).toBe('Medium (35-50%)');
  expect(donker.nl).toBe('Donker (70-85%)');
  expect(privacy.nl).toBe('Privacy (mat)');
});
