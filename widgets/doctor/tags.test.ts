import { expect, test } from 'vitest';
import { examineTags } from './tags.ts';

test.each([
  ['as we write it', 'module', {}, []],
  ['stripped', '', {}, ['notice', /type="module" was taken off/]],
  [
    'delayed by WP Rocket',
    'rocketlazyloadscript',
    { 'data-rocket-src': 'x' },
    ['problem', /^WP Rocket holds our script back/],
  ],
  ['delayed by LiteSpeed', 'litespeed/javascript', {}, ['problem', /^LiteSpeed Cache holds/]],
  [
    'held by a consent tool',
    'text/plain',
    { 'data-cookieconsent': 'marketing' },
    ['problem', /^Cookiebot holds/],
  ],
  [
    'held by an unknown tool',
    'text/plain',
    {},
    ['problem', /^a tool holds our script back \(type="text\/plain"\)/],
  ],
  ['restored by a tool', 'module', { 'data-rocket-status': 'executed' }, ['notice', /^WP Rocket handles/]],
] as const)('a tag %s', (_what, type, attributes, [state, text]) => {
  const findings = examineTags([{ type, attributes }]);
  expect(findings).toHaveLength(state ? 1 : 0);
  if (state) expect(findings[0]).toMatchObject({ about: 'tag', state, text: expect.stringMatching(text!) });
});
