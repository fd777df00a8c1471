import { expect, test } from 'vitest';
import { shortenCss } from './shorten-css.ts';

test.each([
  ['unrelated rules', ['.a{color:red}', '.b{top:1px}'], '.a{color:red}.b{top:1px}'],
  [
    'neighbouring rules under one condition',
    ['@media print{.a{top:0}}', '@media print{.b{top:0}}'],
    '@media print{.a{top:0}.b{top:0}}',
  ],
  [
    'other rules under one condition, in their order',
    ['@media print{.a{top:0}}', '.c{top:1px}', '@media print{.b{top:0}}'],
    '@media print{.a{top:0}}.c{top:1px}@media print{.b{top:0}}',
  ],
  ['both sides', ['.a{padding-left:1px;padding-right:1px}'], '.a{padding-inline:1px}'],
  ['top and bottom', ['.a{margin-top:1px;margin-bottom:1px;top:0}'], '.a{margin-block:1px;top:0}'],
  ['two sides that differ', ['.a{margin-top:1px;margin-bottom:2px}'], '.a{margin-top:1px;margin-bottom:2px}'],
  [
    'one of our unit',
    ['.a{gap:calc(var(--_rem)*1);top:calc(var(--_rem)*1.5)}'],
    '.a{gap:var(--_rem);top:calc(var(--_rem)*1.5)}',
  ],
  [
    'a fraction of our unit',
    ['.a{gap:calc(var(--_rem)*0.25);top:-0.5px}'],
    '.a{gap:calc(var(--_rem)*.25);top:-.5px}',
  ],
  ['a class with a number', ['.a-0\\.5{top:10.5px}'], '.a-0\\.5{top:10.5px}'],
  ['nothing', ['.a{min-width:0px;margin:10px}'], '.a{min-width:0;margin:10px}'],
  [
    'the initial timing of a transition',
    ['.a{transition-property:color;transition-timing-function:ease;transition-duration:160ms}'],
    '.a{transition-property:color;transition-duration:160ms}',
  ],
  ['colours', ['.a{color:#FFFFFF;background:#B98A3E}'], '.a{color:#FFF;background:#B98A3E}'],
])('%s', (_, rules, css) => {
  expect(shortenCss(rules)).toBe(css);
});
