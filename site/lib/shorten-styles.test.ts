import { expect, test } from 'vitest';
import { styles } from '../../widgets/kit/theme/styles.ts';
import { shortenStyles } from './shorten-styles.ts';

const short = (classes: string) => shortenStyles(styles(classes.split(' '), 'page'));

test('colours stand there as they are', () => {
  expect(short('text-white bg-ink border-ink')).toBe(
    '.text-white{color:#FFFFFF}.bg-ink{background-color:#16211D}.border-ink{border-color:#16211D}',
  );
});

test('where a class sets an opacity, colours still heed it', () => {
  expect(short('bg-ink bg-opacity-50')).toContain('rgba(22,33,29,var(--tw-bg-opacity))');
});

test('rules in a row under one condition stand under one, and others stay apart and in order', () => {
  expect(short('md:flex md:hidden md:grid lg:flex')).toBe(
    '@media (min-width:768px){.md\\:flex{display:flex}.md\\:grid{display:grid}.md\\:hidden{display:none}}' +
      '@media (min-width:1024px){.lg\\:flex{display:flex}}',
  );
  const apart = '@media print{.a{top:0}}.b{top:1px}@media print{.c{top:2px}}';
  expect(shortenStyles(apart)).toBe(apart);
});
