import { describe, expect, test, vi } from 'vitest';
import { fakePorts } from '../request/ports.fixture.ts';
import { createLanguageSwitcherStore } from './language-switcher.store.ts';

type Attributes = Parameters<typeof createLanguageSwitcherStore>[0]['attributes'];

function switcher({ stored, attributes = {} }: { stored?: string; attributes?: Attributes } = {}) {
  const remember = vi.fn(() => true);
  const emit = vi.fn();
  const ports = fakePorts({ recall: () => stored, remember });
  return { store: createLanguageSwitcherStore({ attributes, ports, emit }), remember, emit };
}

describe('a choice is stored under "language"', () => {
  test.each([
    { chosen: 'en', shown: 'nl', stored: undefined, told: true },
    { chosen: 'en', shown: 'nl', stored: 'nl', told: true },
    // The page has stored it already, before the redirect to the other language.
    { chosen: 'en', shown: 'nl', stored: 'en', told: true },
    // The language was shown because of the page. Now it is a choice, and applies to widgets that showed the other language.
    { chosen: 'nl', shown: 'nl', stored: undefined, told: true },
    { chosen: 'nl', shown: 'nl', stored: 'nl', told: false },
  ] as const)(
    '$chosen, with $shown shown and $stored stored, is told: $told',
    ({ chosen, shown, stored, told }) => {
      const { store, remember, emit } = switcher({ stored });
      store.getState().choose(chosen, shown);
      expect(remember.mock.calls).toEqual([['language', chosen]]);
      expect(emit.mock.calls).toEqual(told ? [['wrap-language-changed', { language: chosen }]] : []);
    },
  );
});

test('follows its attributes; an unknown look counts as the default', () => {
  const { store } = switcher({ attributes: { 'href-nl': '/a' } });
  expect(store.getState()).toMatchObject({ look: 'codes', hrefs: { nl: '/a', en: undefined } });
  store.getState().readAttributes({ look: 'names', 'href-en': '/en/a' });
  expect(store.getState()).toMatchObject({ look: 'names', hrefs: { nl: undefined, en: '/en/a' } });
  store.getState().readAttributes({ look: 'flags' as 'codes' });
  expect(store.getState()).toMatchObject({ look: 'codes' });
});
