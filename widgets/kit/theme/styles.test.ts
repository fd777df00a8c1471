import { describe, expect, it } from 'vitest';
import { styles } from './styles.ts';

describe('the styles of classes', () => {
  it.each([
    ['lengths of a page are in rem', 'page', 'mt-8', '.mt-8{margin-top:2rem}'],
    [
      'lengths of a widget are in its own unit, which no host can change',
      'widget',
      'mt-8',
      '.mt-8{margin-top:calc(var(--_rem)*2)}',
    ],
    [
      'the name of a class does not change, even if it contains a length',
      'widget',
      'h-[32rem]',
      '.h-\\[32rem\\]{height:calc(var(--_rem)*32)}',
    ],
    ['colours have no variable for their opacity', 'page', 'bg-white', '.bg-white{background-color:#FFF}'],
    [
      'a host can change the colours of a widget',
      'widget',
      'bg-white',
      '.bg-white{background-color:var(--wrap-white,#FFF)}',
    ],
    [
      'except for a class that sets the opacity',
      'page',
      'bg-ink/50',
      '.bg-ink\\/50{--tw-bg-opacity:.5;background-color:rgba(22,33,29,var(--tw-bg-opacity))}',
    ],
  ] as const)('%s', (_, target, name, css) => {
    expect(styles([name], target)).toBe(css);
  });

  it('names every class without styles', () => {
    expect(() => styles(['mt-8', 'mt-eight', 'hoover:mt-8'], 'page')).toThrow(
      'No style for: hoover:mt-8, mt-eight',
    );
  });
});
