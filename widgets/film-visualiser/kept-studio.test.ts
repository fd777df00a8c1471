import { describe, expect, test } from 'vitest';
import { goesOn, keptStudio } from './kept-studio.ts';

describe('the studio opens by itself', () => {
  const left = { isOpen: true, room: 'kitchen', path: '/kleuren-folie', lang: 'nl' } as const;
  const same = { path: '/kleuren-folie', lang: 'nl' };
  test.each([
    ['after a reload, or Back', left, { ...same, isReturn: true }, true],
    ['after a switch of language', left, { path: '/en/kleuren-folie', lang: 'en', isReturn: false }, true],
    ['not when the visitor comes by a link', left, { ...same, isReturn: false }, false],
    ['not on another page', left, { path: '/embed/film-visualiser', lang: 'nl', isReturn: true }, false],
    ['not when one of our rooms was shown', { ...left, isOpen: false }, { ...same, isReturn: true }, false],
  ])('%s', (_, kept, here, opens) => {
    expect(goesOn(kept, here)).toBe(opens);
  });
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['no JSON', 'kitchen'],
  ['a number', '3'],
  ['an object without work', '{"room":"kitchen"}'],
])('%s is nothing that was kept', (_, text) => {
  expect(keptStudio({ recallForVisit: () => text })).toBeUndefined();
});
