import { describe, expect, test } from 'vitest';
import { describePrice } from './describe-price.ts';

const kitchen = ['keuken', 'length=12', 'drawers=4', 'folieType=mat', 'complexity=gemiddeld'];

test('takes a service as the address of the page does: any case, and in the plural', () => {
  const words = ['MEUBELS', 'length=2', 'width=0,6', 'height=1,8', 'folieType=mat', 'complexity=eenvoudig'];
  const { text, warning } = describePrice(words);
  expect(text).toMatch(/^vanaf € 570 /);
  expect(warning).toBeUndefined();
});

describe('warns, and still gives a price, when the calculator would not calculate yet', () => {
  test.each([
    [
      'something is missing',
      ['kozijnen', 'length=1', 'width=x'],
      'width (unreadable), folieType (missing), complexity (missing), kozijnSides (missing)',
    ],
    ['a number is wrong', [...kitchen, 'drawers=2,5'], 'drawers (not-whole)'],
  ])('%s', (_, words, problems) => {
    const { text, warning } = describePrice(words);
    expect(text).toMatch(/^vanaf € /);
    expect(warning).toBe(`The calculator would not calculate yet: ${problems}.`);
  });
});

describe('reports input that it does not understand, and gives no price', () => {
  test.each<[string, string[], string]>([
    ['no service', [], 'Name a service first: keuken, raamfolie, meubel, kozijnen, deuren, jacht, anders.'],
    ['an unknown service', ['badkamer'], 'Name a service first: keuken,'],
    [
      'an unknown field',
      ['keuken', 'lengte=12'],
      'Unknown field "lengte=12". Fields: length, width, height, drawers,',
    ],
    ['a member of every object', ['keuken', 'toString=12'], 'Unknown field "toString=12".'],
    ['no name', ['keuken', '=12'], 'Unknown field "=12".'],
    ['no value', ['keuken', 'length'], 'Unknown field "length".'],
    ['a second service', ['keuken', 'projectType=jacht'], 'Unknown field "projectType=jacht".'],
    ['a film of another service', ['kozijnen', 'folieType=mat'], 'folieType is one of: effen, hout-look.'],
    [
      'an unknown degree',
      ['keuken', 'complexity=zwaar'],
      'complexity is one of: eenvoudig, gemiddeld, complex.',
    ],
  ])('%s', (_, words, message) => {
    expect(() => describePrice(words)).toThrow(message);
  });
});
