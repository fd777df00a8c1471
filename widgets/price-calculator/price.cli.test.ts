import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

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

test('warns, and still prints a price, when the calculator would not calculate yet', () => {
  const { status, stdout, stderr } = run(...kitchen, 'drawers=2,5');
  expect(stdout).toMatch(/^vanaf € /);
  expect(stderr.trim()).toBe('The calculator would not calculate yet: drawers (not-whole).');
  expect(status).toBe(0);
});

test('reports input that it does not understand, and prints no price', () => {
  const { status, stdout, stderr } = run('badkamer');
  expect(stderr).toContain('Name a service first: keuken,');
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
