import { colours, textFont } from './tokens.ts';

const themed = (name: keyof typeof colours) => `var(--wrap-${name},${colours[name]})`;

/**
 * What stands below the classes in every shadow root. The inner root takes nothing from the host page but direction
 * and custom properties (`all` leaves both alone, so direction is set), and sizes hang on `--wrap-rem`, not on the
 * host's root font size.
 */
export const widgetBase = [
  ':host{display:block;flex:1 1 280px;min-width:0}',
  ':host([hidden]){display:none}',
  `[data-wrap-root]{all:initial;--_rem:var(--wrap-rem,16px);display:block;direction:ltr;container-type:inline-size;contain-intrinsic-inline-size:280px;` +
    `font:400 calc(var(--_rem)*1.0625)/1.65 var(--wrap-font,${textFont});color:${themed('ink')};-webkit-text-size-adjust:100%;` +
    '-webkit-font-smoothing:antialiased;-webkit-tap-highlight-color:transparent;overflow-wrap:break-word}',
  '*,::before,::after{box-sizing:border-box;border:0 solid}',
  'h2,h3,p,ul,ol,dl,dd,figure,fieldset,legend{margin:0;padding:0}',
  'fieldset{min-width:0}h2,h3{font-size:inherit;font-weight:inherit}ul,ol{list-style:none}svg,canvas{display:block}',
  'button,input,textarea{font:inherit;color:inherit;letter-spacing:inherit;margin:0;padding:0;border-radius:0;background:none}',
  'a{color:inherit}button,summary,label{cursor:pointer;touch-action:manipulation}button[aria-disabled=true]{cursor:default}',
  'textarea{resize:vertical}input::placeholder{color:#6B756F;opacity:1}summary::-webkit-details-marker{display:none}',
  '[popover]{inset:auto;margin:0;padding:0;overflow:visible;color:inherit;background:none}',
  `:focus-visible{outline:3px solid var(--wrap-focus,${themed('brass')});outline-offset:2px}`,
  '@media(prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important}}',
].join('');
