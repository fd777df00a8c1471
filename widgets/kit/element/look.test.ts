import { expect, test } from 'vitest';
import { lookRule } from './look.ts';

const isHex = (text: string) => /^#[\da-f]{6}$/.test(text);

test.each([
  ['neither', '', '', ''],
  [
    'a colour',
    '#12306b',
    '',
    ':host{--wrap-action:#12306b;--wrap-action-dark:color-mix(in srgb,#12306b 70%,#000);--wrap-sage-soft:color-mix(in srgb,#12306b 12%,#fff);--wrap-focus:#12306b;}',
  ],
  ['square corners', '', '0', ':host{--wrap-radius:0}'],
  ['rounder corners', '', '1.5', ':host{--wrap-radius:1.5}'],
  ['no colour', 'red;}*{display:none', '', ''],
  ['no factor', '', '8px', ''],
  ['a negative factor', '', '-1', ''],
])('%s: the rule of the element', (_what, theme, radius, rule) => {
  expect(lookRule(theme, radius, isHex)).toBe(rule);
});
