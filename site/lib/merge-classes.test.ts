import { expect, test } from 'vitest';
import { mergeClasses } from './merge-classes.ts';

const classes = ['a', 'b', 'c', 'd'];

test.each([
  [
    'classes of the same elements become one',
    '<p class="a b"></p><p class="b a"></p>',
    '.a{top:0}.b{color:red}',
    '<p class="b"></p><p class="b"></p>',
    '.b{top:0;color:red}',
  ],
  [
    'a class that another element has too stays',
    '<p class="a b"></p><p class="b"></p>',
    '.a{top:0}.b{color:red}',
    '<p class="a b"></p><p class="b"></p>',
    '.a{top:0}.b{color:red}',
  ],
  [
    'a class with a second rule stays',
    '<p class="a b"></p>',
    '.a{top:0}.b{color:red}.a:hover{top:1px}',
    '<p class="a b"></p>',
    '.a{top:0}.b{color:red}.a:hover{top:1px}',
  ],
  [
    'a rule under a condition stays',
    '<p class="a b"></p>',
    '@media print{.a{top:0}}.b{color:red}',
    '<p class="a b"></p>',
    '@media print{.a{top:0}}.b{color:red}',
  ],
  [
    'no rule overtakes one that sets the same on an element',
    '<p class="a b c"></p><p class="c"></p>',
    '.a{padding:0}.c{padding-left:1px}.b{color:red}',
    '<p class="a b c"></p><p class="c"></p>',
    '.a{padding:0}.c{padding-left:1px}.b{color:red}',
  ],
  [
    'also not one under a condition',
    '<p class="a b c"></p><p class="c"></p>',
    '.a{display:grid}@media print{.c{display:none}}.b{color:red}',
    '<p class="a b c"></p><p class="c"></p>',
    '.a{display:grid}@media print{.c{display:none}}.b{color:red}',
  ],
  [
    'but one that sets it on other elements',
    '<p class="a b"></p><p class="c"></p>',
    '.a{padding:0}.c{padding-left:1px}.b{color:red}',
    '<p class="b"></p><p class="c"></p>',
    '.c{padding-left:1px}.b{padding:0;color:red}',
  ],
  [
    'what a shadow root holds is left alone',
    '<p class="a b"></p><template shadowrootmode="open"><p class="a"></p></template>',
    '.a{top:0}.b{color:red}',
    '<p class="b"></p><template shadowrootmode="open"><p class="a"></p></template>',
    '.b{top:0;color:red}',
  ],
  [
    'a class whose name is needed keeps it',
    '<p class="sr-only a"></p>',
    '.sr-only{top:0}.a{color:red}',
    '<p class="sr-only a"></p>',
    '.sr-only{top:0}.a{color:red}',
  ],
])('%s', (_, html, css, mergedHtml, mergedCss) => {
  expect(mergeClasses(html, css, classes)).toEqual({ html: mergedHtml, css: mergedCss });
});
