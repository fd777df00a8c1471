import { expect, test } from 'vitest';
import { touchWidget } from './described-widget.fixture.ts';
import { widgetTypings } from './widget-typings.ts';

/*
 * The compiler tests whether the typings accept right use and refuse wrong use: see tests/types.
 */

/** The typings without their comments. */
const plain = (typings: string) => typings.replace(/ *\/\*\*[\s\S]*?\*\/\n/g, '');

test('a widget has its attributes, properties, events and element', () => {
  const typings = plain(widgetTypings([touchWidget], '1.2.3'));
  expect(typings).toContain(`export interface WrapTouchMeAttributes {
  'lang'?: 'nl' | 'en' | undefined;
  'your-name'?: string | undefined;
}`);
  expect(typings).toContain(`export interface WrapTouchMeProperties {
  lang?: 'nl' | 'en' | undefined;
  yourName?: string | undefined;
}`);
  expect(typings).toContain(`export interface WrapTouchMeEventMap {
  'wrap-touched': CustomEvent<{ times: number; where: string }>;
  'wrap-left': CustomEvent<{}>;
}`);
  expect(typings).toContain("'wrap-touch-me': WrapTouchMeElement;");
});

test('an event that two widgets send is typed as either of them on the document', () => {
  const other = { ...touchWidget, tag: 'wrap-other', name: 'WrapOther' };
  expect(widgetTypings([touchWidget, other], '1.2.3')).toContain(
    "'wrap-left': WrapTouchMeEventMap['wrap-left'] | WrapOtherEventMap['wrap-left'];",
  );
});

test('name their version, and need no other file', () => {
  const typings = widgetTypings([touchWidget], '1.2.3');
  expect(typings).toMatch(/^\/\/ Wrappie widgets 1\.2\.3/);
  expect(typings).not.toMatch(/\bimport\b/);
});
