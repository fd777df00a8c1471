import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Runs the command as a process of its own, as a person at a terminal does. */
function run(...words: string[]) {
  const command = fileURLToPath(new URL('price.cli.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

const kitchen = ['keuken', 'length=12', 'drawers=4', 'folieType=mat', 'complexity=gemiddeld'];

test('prints the price and its explanation', () => {
  const { status, stdout, stderr } = run(...kitchen);
  expect(stdout.split('\n')[0]).toBe('vanaf € 1.923 (indicatie, incl. btw)');
  expect(stdout).toContain('12 fronten × 0,8 m² + 4 lades × 0,5 m²');
  expect(stdout.trim().split('\n').slice(2)).toHaveLength(6);
  expect(stdout).not.toContain('\u00a0');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('takes a service as the address of the page does: any case, and in the plural', () => {
  const { status, stdout } = run(
    'MEUBELS',
    'length=2',
    'width=0,6',
    'height=1,8',
    'folieType=mat',
    'complexity=eenvoudig',
  );
  expect(stdout).toMatch(/^vanaf € 570 /);
  expect(status).toBe(0);
});

describe('warns, and still prints a price, when the calculator would not calculate yet', () => {
  test.each([
    [
      'something is missing',
      ['kozijnen', 'length=1', 'width=x'],
      'width (unreadable), folieType (missing), complexity (missing), kozijnSides (missing)',
    ],
    ['a number is wrong', [...kitchen, 'drawers=2,5'], 'drawers (not-whole)'],
  ])('%s', (_, words, problems) => {
    const { status, stdout, stderr } = run(...words);
    expect(stdout).toMatch(/^vanaf € /);
    expect(stderr.trim()).toBe(`The calculator would not calculate yet: ${problems}.`);
    expect(status).toBe(0);
  });
});

describe('reports input that it does not understand, and prints no price', () => {
  test.each<[string, string[], string | RegExp]>([
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
    const { status, stdout, stderr } = run(...words);
    expect(stderr).toContain(message);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});
