import { describe, expect, test } from 'vitest';
import { inputOf, measured } from './input.fixture.ts';
import { price } from './price.ts';
import type { Complexity, Finish, Service, Sides } from './services.ts';

/*
 * Frozen prices: visitors were quoted these, so none may change unnoticed. They were worked out by hand from the rules `price-…`, not from
 * the code. Prices are plain JavaScript arithmetic in the written order, rounded by `Math.round` (rule `price-amount`). Where the exact
 * price ends in a half, the comment behind the row shows what that arithmetic yields.
 */

type Row = [measurements: string, film: Finish, complexity: Complexity, euros: number];

function quotes(service: Service, rows: Row[], kozijnSides: Sides | '' = ''): void {
  test.each(rows)(`${service} %s, %s, %s: vanaf € %s`, (measurements, folieType, complexity, euros) => {
    const input = inputOf(service, { ...measured(measurements), folieType, complexity, kozijnSides });
    expect(price(input).amount).toBe(euros);
  });
}

describe('keuken: fronts of 0.8 and drawers of 0.5', () => {
  quotes('keuken', [
    ['length=12 drawers=4', 'mat', 'gemiddeld', 1923],
    ['length=20', 'mat', 'eenvoudig', 2040],
    ['length=15 drawers=0', 'hout', 'complex', 2754],
    ['length=1', 'mat', 'eenvoudig', 150],
    ['length=10 drawers=3', 'leatherlook', 'eenvoudig', 1817],
    ['length=24 drawers=8', 'stoflook', 'complex', 6922],
    ['length=31 drawers=10', 'metallic', 'eenvoudig', 3800], // 3799.5
    ['length=15 drawers=12', 'metallic', 'gemiddeld', 2984], // 2983.5
    ['length=18 drawers=10', 'glanzend', 'eenvoudig', 2473], // 2473.4999999999995
    ['length=18 drawers=6', 'mat', 'eenvoudig', 2218], // 2218.4999999999995
  ]);
});

describe('raamfolie: windows × height × width', () => {
  quotes('raamfolie', [
    ['numberOfWindows=4 windowHeight=1,5 windowWidth=1', 'licht', 'begane-grond', 720],
    ['numberOfWindows=2 windowHeight=1.20 windowWidth=0,80', 'privacy', 'begane-grond', 300],
    ['numberOfWindows=1 windowHeight=1 windowWidth=1', 'licht', 'begane-grond', 200],
    ['numberOfWindows=6 windowHeight=2 windowWidth=1,5', 'donker', 'tweede-etage', 3499],
    ['numberOfWindows=10 windowHeight=1,1 windowWidth=0,9', 'spiegelfolie', 'moeilijk-bereikbaar', 2661],
    ['numberOfWindows=1 windowHeight=2.5 windowWidth=1.1', 'licht', 'eerste-etage', 380], // 379.5
    ['numberOfWindows=2 windowHeight=0.5 windowWidth=2.5', 'medium', 'eerste-etage', 380], // 379.5
    ['numberOfWindows=7 windowHeight=2.5 windowWidth=1.9', 'licht', 'eerste-etage', 4588], // 4588.499999999999
    ['numberOfWindows=9 windowHeight=0.5 windowWidth=2.5', 'spiegelfolie', 'eerste-etage', 2173], // 2173.4999999999995
  ]);
});

describe('meubel: length × width, and four sides as high as it is', () => {
  quotes('meubel', [
    ['length=2 width=0,6 height=1,8', 'mat', 'eenvoudig', 570],
    ['length=1 width=1 height=1', 'leatherlook', 'complex', 729],
    ['length=3 width=2', 'glanzend', 'gemiddeld', 421],
    ['length=1 width=1', 'mat', 'eenvoudig', 150],
    ['length=2.16 width=2.25 height=2', 'mat', 'gemiddeld', 1580], // 1579.5
    ['length=0.25 width=1 height=1.4', 'glanzend', 'eenvoudig', 203], // 202.5
    ['length=3.15 width=0.4 height=1.9', 'mat', 'eenvoudig', 796], // 796.4999999999999
    ['length=2.74 width=0.1 height=0.7', 'mat', 'eenvoudig', 229], // 229.49999999999997
  ]);
});

describe('kozijnen: 230 on one side, 430 on both', () => {
  quotes(
    'kozijnen',
    [
      ['width=1,2 length=1,5', 'effen', 'begane-grond', 414],
      ['width=0,5 length=0,5', 'effen', 'begane-grond', 150],
      ['width=1 length=2.5', 'hout-look', 'tweede-etage', 932], // 931.5000000000001
      ['width=1.75 length=4', 'effen', 'eerste-etage', 1851], // 1851.4999999999998
    ],
    'enkelzijdig',
  );
  quotes(
    'kozijnen',
    [
      ['width=1,2 length=1,5', 'effen', 'begane-grond', 774],
      ['width=2 length=2,5', 'hout-look', 'moeilijk-bereikbaar', 4128],
      ['width=0.45 length=5', 'effen', 'begane-grond', 968], // 967.5
      ['width=2.28 length=1.25', 'effen', 'begane-grond', 1225], // 1225.4999999999998
    ],
    'dubbelzijdig',
  );
  quotes('kozijnen', [['width=1,2 length=1,5', 'effen', 'begane-grond', 774]]);
});

describe('deuren: length × width; the height counts for nothing', () => {
  quotes('deuren', [
    ['length=2,1 width=0,9', 'mat', 'eenvoudig', 150],
    ['length=2,1 width=4,5', 'stoflook', 'complex', 1095],
    ['length=4 width=2 height=3', 'leatherlook', 'gemiddeld', 772],
    ['length=4 width=2.25', 'glanzend', 'eenvoudig', 446], // 445.50000000000006
    ['length=4 width=1.25', 'mat', 'eenvoudig', 248], // 247.50000000000003
  ]);
});

describe('jacht: 350 per m², never below 2500', () => {
  quotes('jacht', [
    ['length=12 width=3,5', 'mat', 'eenvoudig', 29400],
    ['length=1 width=1', 'mat', 'eenvoudig', 2500],
    ['length=2 width=1,7', 'marmerlook', 'complex', 4284],
    ['length=3.5 width=1.5', 'leatherlook', 'complex', 9923], // 9922.5
    ['length=2.5 width=2.3', 'glanzend', 'gemiddeld', 5233], // 5232.5
    ['length=3.5 width=2.3', 'marmerlook', 'gemiddeld', 7325], // 7325.499999999999
    ['length=3.3 width=1.5', 'leatherlook', 'complex', 9355], // 9355.499999999998
  ]);
});

describe('anders: length × width at 45', () => {
  quotes('anders', [
    ['length=5 width=2', 'mat', 'eenvoudig', 450],
    ['length=1 width=3', 'mat', 'gemiddeld', 176], // 175.5
    ['length=2.75 width=2', 'hout', 'eenvoudig', 248], // 247.5
    ['length=4.95 width=2', 'marmerlook', 'eenvoudig', 446], // 445.5
    ['length=5 width=2.78', 'metallic', 'eenvoudig', 625], // 625.4999999999999
    ['length=4.25 width=1.2', 'marmerlook', 'eenvoudig', 229], // 229.49999999999997
  ]);
});
