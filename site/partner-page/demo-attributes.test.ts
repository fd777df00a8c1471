import { expect, it } from 'vitest';
import { entries } from '../../widgets/entries.ts';
import { defineMeta } from '../../widgets/kit/meta.ts';
import { contextOf } from '../lib/context.fixture.ts';
import { demoAttributes } from './demo-attributes.ts';

const context = contextOf('/widgets');

it('a widget with a test mode gets it', () => {
  const meta = defineMeta({ tag: 'wrap-any', attributes: { mode: { values: ['test'] } }, events: {} });
  expect(demoAttributes(meta, context)).toEqual({ mode: 'test' });
});

it('a widget with another mode only gets none', () => {
  const meta = defineMeta({ tag: 'wrap-any', attributes: { mode: { values: ['kiosk'] } }, events: {} });
  expect(demoAttributes(meta, context)).toEqual({});
});

it('the assistant stays in the page, and a language links to this page', () => {
  const all = entries.map(({ meta }) => [meta.tag, demoAttributes(meta, context)]);
  expect(Object.fromEntries(all)).toMatchObject({
    'wrap-chat': { placement: 'inline' },
    'wrap-language-switcher': { 'href-nl': '/widgets', 'href-en': '/en/widgets' },
  });
});
