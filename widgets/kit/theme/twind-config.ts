import presetTailwind from '@twind/preset-tailwind';
import { defineConfig, type TwindConfig, twind, virtual } from 'twind';
import { swatches } from './swatches.ts';
import {
  type ColourName,
  colours,
  durations,
  fluidTypeScale,
  headingFont,
  radii,
  screens,
  shadows,
  textFont,
  typeScale,
} from './tokens.ts';

/** Where a sheet is used: our own pages, or a shadow root on a page that may be anybody's. */
export type StyleTarget = 'page' | 'widget';

/** Variants that both halves may use, beyond the screens and `[&…]`. Any other variant fails the build. */
export const knownVariants = new Set([
  ...Object.keys(screens),
  ...'hover focus focus-visible focus-within target active disabled checked first last odd even open before after'.split(
    ' ',
  ),
  ...'placeholder marker group-hover group-open group-focus-within peer-checked peer-focus-visible'.split(
    ' ',
  ),
  ...'motion-reduce motion-safe print forced-colors mid wide within-checked within-focus on-disabled on-pressed on-selected on-invalid no-script'.split(
    ' ',
  ),
]);

/** Classes that mark an element for its relatives and have no rule of their own. */
export const markerClasses = new Set(['group', 'peer']);

/** A fresh twind instance whose class names are the ones written (`hash: false`) and whose sheet is a list of strings. */
export function createTwind(target: StyleTarget) {
  return twind(config(target), virtual(false));
}

function config(target: StyleTarget): TwindConfig {
  const colour = colourValues(target);
  return defineConfig({
    presets: [presetTailwind({ disablePreflight: true })],
    hash: false,
    // twind's own theme carries far more than the design: replaced, not extended, so that nobody drifts from it.
    theme: {
      screens,
      colors: {
        transparent: 'transparent',
        current: 'currentColor',
        inherit: 'inherit',
        ...colourValues(target),
      },
      borderRadius: radii,
      fontFamily: { sans: textFont, heading: headingFont },
      fontSize: { ...typeScale, ...(target === 'page' ? fluidTypeScale : {}) },
      transitionDuration: durations,
      boxShadow: shadows,
      extend: {
        transitionTimingFunction: { DEFAULT: 'ease' },
        transitionProperty: { colors: 'color,background-color,border-color' },
        maxWidth: { prose: '65ch', page: '80rem' },
        borderColor: { DEFAULT: colour.line },
      },
    },
    variants: [
      ['mid', '@container (min-width:480px)'],
      ['wide', '@container (min-width:800px)'],
      ['within-checked', '&:has(:checked)'],
      ['within-focus', '&:has(:focus-visible)'],
      ['on-disabled', '&[aria-disabled=true]'],
      ['on-pressed', '&[aria-pressed=true]'],
      ['on-selected', '&[aria-selected=true],&[aria-current=page]'],
      ['on-invalid', '&[aria-invalid=true]'],
      ['forced-colors', '@media (forced-colors:active)'],
      ['no-script', '@media (scripting:none)'],
    ],
    rules: [
      [
        'size-',
        ({ $$ }, { theme }) => ({ width: theme('spacing', $$, $$), height: theme('spacing', $$, $$) }),
      ],
      // twind's own `rotate-45` drags a page-wide set of transform variables along.
      ['turn-45', { rotate: '45deg' }],
      ['text-balance', { textWrap: 'balance' }],
      ['text-pretty', { textWrap: 'pretty' }],
      ['tabular', { fontVariantNumeric: 'tabular-nums' }],
      ['container-inline', { containerType: 'inline-size' }],
      ['shadow-float', { boxShadow: shadows.float }],
      ['scroll-target', { scrollMarginTop: '6rem' }],
      // A host with a sticky header of its own says how high it is.
      ['sticky-top', { position: 'sticky', top: 'var(--wrap-sticky-top,1rem)' }],
      ['min-h-dvh', { minHeight: '100dvh' }],
      // The arrow of a select, drawn with gradients: a picture would need a word in the host's `img-src`.
      [
        'select-arrow',
        {
          appearance: 'none',
          paddingRight: '2.25rem',
          background: ['45deg', '135deg']
            .map((angle, i) => {
              const [from, to] = i === 0 ? ['transparent', 'currentColor'] : ['currentColor', 'transparent'];
              return `linear-gradient(${angle},${from} 50%,${to} 50%) calc(100% - ${i === 0 ? 18 : 13}px) 55%/5px 5px no-repeat`;
            })
            .join(','),
        },
      ],
      // A radio or file input lies invisible over its label: the ring goes round the label.
      [
        'focus-frame',
        { '&:has(:focus-visible)': { outline: `3px solid ${colour.brass}`, outlineOffset: '2px' } },
      ],
      // A `progress`: without borders of its own a browser draws it in colours of its own.
      [
        'bar',
        {
          appearance: 'none',
          height: '0.625rem',
          overflow: 'hidden',
          borderRadius: radii.full,
          backgroundColor: colour.line,
          '&::-webkit-progress-bar': { backgroundColor: colour.line },
          '&::-webkit-progress-value': { backgroundColor: colour.action, forcedColorAdjust: 'none' },
          '&::-moz-progress-bar': { backgroundColor: colour.action, forcedColorAdjust: 'none' },
        },
      ],
      [
        'swatch',
        {
          flex: 'none',
          marginLeft: '-0.5rem',
          width: '1.75rem',
          height: '1.75rem',
          borderRadius: radii.full,
          boxShadow: 'inset 0 0 0 1px rgba(22,33,29,.18)',
          ...films,
        },
      ],
    ],
  }) as unknown as TwindConfig;
}

/** `data-film` picks the picture: a class for each would have to be written out in every view. */
const films = Object.fromEntries(
  Object.entries(swatches).map(([film, background]) => [`&[data-film=${film}]`, { background }]),
);

function colourValues(target: StyleTarget): Record<ColourName, string> {
  if (target === 'page') return colours;
  const themed = Object.entries(colours).map(([name, hex]) => [name, `var(--wrap-${name},${hex})`]);
  return Object.fromEntries(themed) as Record<ColourName, string>;
}
