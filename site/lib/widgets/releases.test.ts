import { expect, it } from 'vitest';
import { latestRelease } from './releases.ts';

const release = { file: '/widgets/1.2.0/widgets.js', integrity: 'sha384-abc' };
const older = { file: '/widgets/1.1.0/widgets.js', integrity: 'sha384-def' };

it('returns the newest release', () => {
  const json = JSON.stringify({ latest: '1.2.0', versions: { '1.1.0': older, '1.2.0': release } });
  expect(latestRelease(json)).toEqual({ version: '1.2.0', ...release });
});

it.each([
  ['a latest version that was not released', { latest: '2.0.0', versions: { '1.2.0': release } }],
  ['a weaker hash', { latest: '1.2.0', versions: { '1.2.0': { ...release, integrity: 'md5-abc' } } }],
  ['an address elsewhere', { latest: '1.2.0', versions: { '1.2.0': { ...release, file: 'widgets.js' } } }],
])('stops at %s, and names the file', (_, said) => {
  expect(() => latestRelease(JSON.stringify(said))).toThrow(/^dist\/widgets\/integrity\.json: /);
});
