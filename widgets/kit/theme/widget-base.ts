import { colours, textFont } from './tokens.ts';

const themed = (name: keyof typeof colours) => `var(--wrap-${name},${colours[name]})`;

/** Each rule, with a pattern of the markup that needs it. A rule without a pattern is always needed. */
const rules: readonly (readonly [css: string, matters?: RegExp])[] = [
  [':host{display:block;flex:1 1 280px;min-width:0}'],
  [':host([hidden]){display:none}'],
  [
    `[data-wrap-root]{all:initial;--_rem:var(--wrap-rem,16px);display:block;direction:ltr;container-type:inline-size;contain-intrinsic-inline-size:280px;` +
      `font:400 calc(var(--_rem)*1.0625)/1.65 var(--wrap-font,${textFont});color:${themed('ink')};-webkit-text-size-adjust:100%;` +
      '-webkit-font-smoothing:antialiased;-webkit-tap-highlight-color:transparent;overflow-wrap:break-word}',
  ],
  ['*,::before,::after{box-sizing:border-box;border:0 solid}'],
  [
    'h2,h3,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0}',
    /<(?:h2|h3|p|ul|ol|dl|dd|figure|fieldset|legend)\b/,
  ],
  [
    'fieldset{min-width:0}h2,h3{font-size:inherit;font-weight:inherit}ul,ol{list-style:none}svg,canvas{display:block}',
    /<(?:fieldset|h2|h3|ul|ol|svg|canvas)\b/,
  ],
  [
    'button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;margin:0;padding:0;border-radius:0;background:none}',
    /<(?:button|input|select|textarea)\b/,
  ],
  [
    'a{color:inherit}button,summary,label{cursor:pointer;touch-action:manipulation}button[aria-disabled=true]{cursor:default}',
    /<(?:a|button|summary|label)\b/,
  ],
  [
    'textarea{resize:vertical}input::placeholder{color:#6B756F;opacity:1}summary::-webkit-details-marker{display:none}',
    /<(?:textarea|input|summary)\b/,
  ],
  [
    '[popover]{inset:auto;margin:0;padding:0;overflow:visible;color:inherit;background:none}',
    /<[^>]* popover=/,
  ],
  [`:focus-visible{outline:3px solid var(--wrap-focus,${themed('brass')});outline-offset:2px}`],
  [
    '@media(prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important}}',
  ],
];

/**
 * The base rules of every shadow root. The inner root inherits nothing from the host page except custom properties: `all` does not reset
 * these, nor direction, so direction is set. Sizes depend on `--wrap-rem`, not on the host's root font size.
 */
export const widgetBase = rules.map(([css]) => css).join('');

/** The base rules that this markup needs: a page then holds no unused ones. */
export function widgetBaseFor(markup: string): string {
  return rules.map(([css, matters]) => (!matters || matters.test(markup) ? css : '')).join('');
}
