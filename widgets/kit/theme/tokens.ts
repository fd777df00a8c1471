/**
 * The design tokens: the only place that defines colours, type, space, radii, shadows and motion. Pages use the values as they are. Widgets
 * wrap each colour in a `--wrap-*` custom property, so that a host can theme them.
 */

/** sRGB hex by name. Text on its background has at least WCAG AA contrast; ink and inkSoft on paper have AAA. */
export const colours = {
  paper: '#FAF8F4',
  white: '#FFFFFF',
  ink: '#16211D',
  'ink-soft': '#44504A',
  sage: '#8FA58C',
  'sage-soft': '#E6EBE2',
  action: '#1E5A45',
  'action-dark': '#143F30',
  brass: '#B98A3E',
  'brass-dark': '#7A5620',
  line: '#E4DFD6',
  'line-strong': '#8B8A80',
  sand: '#F1ECE3',
  danger: '#A3271F',
  'danger-soft': '#FBEDEA',
} as const;

export type ColourName = keyof typeof colours;

/** One radius scale. A host scales all of it, except what is always round (`full`). */
export const radii = {
  none: '0',
  sm: '4px',
  DEFAULT: '8px',
  lg: '12px',
  xl: '20px',
  pill: '999px',
  full: '999px',
} as const;

/** Only floating elements have shadows: menus, toasts, the chat. */
export const shadows = {
  float: '0 1px 2px rgba(22,33,29,.08),0 12px 32px -8px rgba(22,33,29,.22)',
  none: 'none',
} as const;

/** The system font for text: no file has to load. Every browser that reads our syntax knows this name. */
export const textFont = 'system-ui,sans-serif';

/** The heading family, with a metrics-matched fallback (declared with the font face), so that the layout does not shift. */
export const headingFont = `var(--wrap-heading,"Bricolage Grotesque"),"Bricolage Fallback","Bricolage Roboto",${textFont}`;

/** Type scale of widgets and of running text, [size, line height] in rem. */
export const typeScale = {
  xs: ['0.8125rem', '1.25rem'],
  sm: ['0.9375rem', '1.5rem'],
  base: ['1.0625rem', '1.75rem'],
  lg: ['1.1875rem', '1.75rem'],
  xl: ['1.375rem', '1.875rem'],
  '2xl': ['1.75rem', '2.125rem'],
  '3xl': ['2.25rem', '2.5rem'],
} as const;

/** Fluid sizes for pages only: a widget must not depend on the width of a host's window. */
export const fluidTypeScale = {
  'title-sm': ['clamp(1.375rem,1.2rem + .8vw,1.875rem)', '1.2'],
  title: ['clamp(1.75rem,1.35rem + 1.8vw,2.875rem)', '1.12'],
  display: ['clamp(2.375rem,1.5rem + 4vw,4.75rem)', '1.02'],
} as const;

/** Page breakpoints, in px. Widgets use the container variants `mid` and `wide` instead. */
export const screens = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' } as const;

/** Motion explains a change, and is short enough that nobody waits for it. */
export const durations = { DEFAULT: '160ms', slow: '240ms' } as const;
