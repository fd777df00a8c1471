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

/** Where a stylesheet is used: on our own pages, or in a shadow root on any page. */
export type StyleTarget = 'page' | 'widget';

/** Variants that pages and widgets may use, besides the screens and `[&…]`. Any other variant fails the build. */
export const knownVariants = new Set([
  ...Object.keys(screens),
  ...'hover focus focus-visible focus-within target active disabled checked first last odd even open before after'.split(
    ' ',
  ),
  ...'placeholder marker group-hover group-open group-focus-within peer-checked peer-focus-visible'.split(
    ' ',
  ),
  ...'motion-reduce motion-safe print forced-colors mid wide broad within-checked within-focus on-disabled on-pressed on-selected on-invalid no-script'.split(
    ' ',
  ),
]);

/** Classes that mark an element for the rules of its relatives, and have no rule of their own. */
export const markerClasses = new Set(['group', 'peer']);

/** A new twind instance that keeps class names as written (`hash: false`) and whose sheet is a list of strings. */
export function createTwind(target: StyleTarget) {
  return twind(config(target), virtual(false));
}

function config(target: StyleTarget): TwindConfig {
  const colour = colourValues(target);
  return defineConfig({
    presets: [presetTailwind({ disablePreflight: true })],
    hash: false,
    // Replaces twind's own theme, which has many more values than the design: no other values can be used.
    theme: {
      screens,
      colors: {
        transparent: 'transparent',
        current: 'currentColor',
        inherit: 'inherit',
        ...colourValues(target),
      },
      borderRadius: radiusValues(target),
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
      ['broad', '@container (min-width:950px)'],
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
      // twind's own rule repeats what our resets say.
      [
        'sr-only',
        {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          whiteSpace: 'nowrap',
        },
      ],
      // twind's own rule would leave it clipped: it knows nothing of `clip-path`.
      [
        'not-sr-only',
        {
          position: 'static',
          width: 'auto',
          height: 'auto',
          overflow: 'visible',
          clipPath: 'none',
          whiteSpace: 'normal',
        },
      ],
      // twind's own `rotate-45` adds a set of transform variables for the whole page.
      ['turn-45', { rotate: '45deg' }],
      ['text-balance', { textWrap: 'balance' }],
      ['text-pretty', { textWrap: 'pretty' }],
      ['tabular', { fontVariantNumeric: 'tabular-nums' }],
      ['container-inline', { containerType: 'inline-size' }],
      ['shadow-float', { boxShadow: shadows.float }],
      ['scroll-target', { scrollMarginTop: '6rem' }],
      // A host with a sticky header sets its height here.
      ['sticky-top', { position: 'sticky', top: 'var(--wrap-sticky-top,1rem)' }],
      ['min-h-dvh', { minHeight: '100dvh' }],
      // The arrow of a select, drawn with gradients: a picture would need the host's `img-src`.
      [
        'select-arrow',
        {
          appearance: 'none',
          paddingRight: '2.25rem',
          background: ['45deg', '135deg']
            .map(
              (angle, i) =>
                `linear-gradient(${angle},transparent 40%,currentColor 48% 60%,transparent 68%) calc(100% - ${i === 0 ? 19 : 13}px) 55%/6px 6px no-repeat`,
            )
            .join(','),
        },
      ],
      // A grid of two columns or more. A last tile that would leave a hole beside it takes two. Where a tile is too narrow for a picture
      // beside a long word, the word stands below it.
      [
        'tiles',
        {
          display: 'grid',
          gap: '0.5rem',
          gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
          '&>:nth-child(odd):last-child': { gridColumn: 'span 2' },
          '@container (max-width:319px)': { '&>*': { display: 'grid', alignContent: 'center' } },
        },
      ],
      // How a tile or chip looks when it is chosen.
      [
        'choice',
        {
          '&:has(:checked)': {
            borderColor: colour.action,
            backgroundColor: colour['sage-soft'],
            fontWeight: '600',
          },
          '@media (forced-colors:active)': { '&:has(:checked)': { outlineStyle: 'solid' } },
        },
      ],
      // A radio or file input lies invisible over its label: the focus ring goes around the label.
      [
        'focus-frame',
        {
          '&:has(:focus-visible)': {
            outline: `3px solid var(--wrap-focus,${colour.brass})`,
            outlineOffset: '2px',
          },
        },
      ],
      // A `progress` element without a border of its own is drawn by the browser in the browser's colours.
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
          marginLeft: '-0.375rem',
          width: '1.75rem',
          height: '1.75rem',
          borderRadius: radii.sm,
          boxShadow: 'inset 0 0 0 1px rgba(22,33,29,.18)',
          ...films,
        },
      ],
    ],
  }) as unknown as TwindConfig;
}

/** The value of the choice before it selects the picture: with a class for each, every view would have to list them all. */
const films = Object.fromEntries(
  Object.entries(swatches).map(([film, background]) => [`[value=${film}]+&`, { background }]),
);

function radiusValues(target: StyleTarget): Record<keyof typeof radii, string> {
  if (target === 'page') return radii;
  const scaled = Object.entries(radii).map(([name, size]) => [
    name,
    name === 'none' || name === 'full' ? size : `calc(var(--wrap-radius,1)*${size})`,
  ]);
  return Object.fromEntries(scaled) as Record<keyof typeof radii, string>;
}

function colourValues(target: StyleTarget): Record<ColourName, string> {
  if (target === 'page') return colours;
  const themed = Object.entries(colours).map(([name, hex]) => [name, `var(--wrap-${name},${hex})`]);
  return Object.fromEntries(themed) as Record<ColourName, string>;
}
