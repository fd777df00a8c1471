import { describe, expect, test } from 'vitest';
import { divided, dividedBy, joined, withKind, withLineAt } from './edit-layout.ts';
import { cellsOf, type Layout, layoutOf, linesOf } from './layout.ts';

const cut = (at: number) => ({ at, tilt: 0, sure: 1 });

/** Two columns: three drawers, and a door. */
function drawersAndDoor(): Layout {
  const lines = { columns: [cut(0.5)], rows: [[cut(0.25), cut(0.6)], []] };
  return layoutOf(lines, () => undefined, numbers());
}

function numbers(from = 0): () => number {
  let id = from;
  return () => ++id;
}

/** `1: 0-50 × 0-25`: each front with its place, in percent. */
function shown(layout: Layout): string[] {
  const percent = (share: number) => Math.round(share * 100);
  return cellsOf(layout).map(({ leaf, left, right, top, bottom }) => {
    const kind = leaf.kind ? ` ${leaf.kind}` : '';
    return `${leaf.id}: ${percent(left.at)}-${percent(right.at)} × ${percent(top.at)}-${percent(bottom.at)}${kind}`;
  });
}

const keyAt = (layout: Layout, axis: 'x' | 'y', at: number) =>
  linesOf(layout).find((line) => line.axis === axis && Math.abs(line.at - at) < 0.005)?.key ?? 'none';

test('columns and rows become fronts, column by column', () => {
  expect(shown(drawersAndDoor())).toEqual([
    '1: 0-50 × 0-25',
    '2: 0-50 × 25-60',
    '3: 0-50 × 60-100',
    '4: 50-100 × 0-100',
  ]);
});

test('what the program takes for an oven stays one; doors and drawers follow from their sizes', () => {
  const lines = { columns: [cut(0.5)], rows: [[], []] };
  const layout = layoutOf(lines, (column) => (column === 1 ? 'other' : 'drawer'), numbers());
  expect(shown(layout)).toEqual(['1: 0-50 × 0-100', '2: 50-100 × 0-100 other']);
});

describe('a front that is divided', () => {
  test('beside each other below a wide drawer, leaves the drawer whole', () => {
    expect(shown(divided(drawersAndDoor(), 3, 'x', numbers(9))!)).toEqual([
      '1: 0-50 × 0-25',
      '2: 0-50 × 25-60',
      '3: 0-25 × 60-100',
      '10: 25-50 × 60-100',
      '4: 50-100 × 0-100',
    ]);
  });

  test('by lines that were found, has their parts, of its own kind', () => {
    const other = withKind(drawersAndDoor(), 4, 'other');
    const lines = { columns: [cut(0.7)], rows: [[], [cut(0.5)]] };
    expect(shown(dividedBy(other, 4, lines, numbers(9))!).slice(3)).toEqual([
      '4: 50-70 × 0-100 other',
      '10: 70-100 × 0-50 other',
      '11: 70-100 × 50-100 other',
    ]);
  });

  test.each([
    ['none', { columns: [], rows: [[]] }],
    ['one at its side', { columns: [cut(0.505)], rows: [[], []] }],
    ['two that lie on each other', { columns: [], rows: [[cut(0.5), cut(0.51)]] }],
    ['one outside', { columns: [cut(0.3)], rows: [[], []] }],
  ])('is not divided by lines of no use: %s', (_, lines) => {
    expect(dividedBy(drawersAndDoor(), 4, lines, numbers(9))).toBeUndefined();
  });

  test('in the direction of its column, is one more in it', () => {
    const layout = divided(drawersAndDoor(), 4, 'x', numbers(9))!;
    expect(shown(layout).slice(3)).toEqual(['4: 50-75 × 0-100', '10: 75-100 × 0-100']);
    expect(linesOf(layout).filter(({ axis }) => axis === 'x')).toHaveLength(2);
  });

  test('must be large enough', () => {
    let layout: Layout | undefined = { id: 1 };
    const newId = numbers(1);
    for (let i = 0; i < 20 && layout; i++) layout = divided(layout, 1, 'x', newId);
    expect(layout).toBeUndefined();
  });
});

describe('a line that is removed', () => {
  test('joins the fronts on both sides', () => {
    const layout = drawersAndDoor();
    expect(shown(joined(layout, keyAt(layout, 'y', 0.25)))).toEqual([
      '1: 0-50 × 0-60',
      '3: 0-50 × 60-100',
      '4: 50-100 × 0-100',
    ]);
  });

  test('between columns, leaves the rows of the wider one', () => {
    const narrow = withLineAt(drawersAndDoor(), '|0', 0.4);
    expect(shown(joined(narrow, '|0'))).toEqual(['4: 0-100 × 0-100']);
    const wide = withLineAt(drawersAndDoor(), '|0', 0.6);
    expect(shown(joined(wide, '|0'))).toEqual(['1: 0-100 × 0-25', '2: 0-100 × 25-60', '3: 0-100 × 60-100']);
  });

  test('that does not exist, changes nothing', () => {
    expect(shown(joined(drawersAndDoor(), '7.|3'))).toEqual(shown(drawersAndDoor()));
  });
});

test('a line is moved as far as its neighbours, also those inside the parts, leave room', () => {
  const layout = divided(drawersAndDoor(), 3, 'x', numbers(9))!;
  const key = keyAt(layout, 'x', 0.5);
  expect(shown(withLineAt(layout, key, 0.1)).at(-1)).toBe('4: 26-100 × 0-100');
  expect(shown(withLineAt(layout, key, 2)).at(-1)).toBe('4: 99-100 × 0-100');
  expect(linesOf(withLineAt(layout, key, 0.7)).find((line) => line.key === key)?.sure).toBe(1);
});

test('a kind is kept by one front, and forgotten when it joins another kind', () => {
  const layout = withKind(drawersAndDoor(), 2, 'other');
  expect(shown(layout)[1]).toBe('2: 0-50 × 25-60 other');
  expect(shown(withKind(layout, 2, undefined))[1]).toBe('2: 0-50 × 25-60');
  expect(shown(joined(layout, keyAt(layout, 'y', 0.25)))[0]).toBe('1: 0-50 × 0-60');
});
