import { colours, headingFont, textFont } from '../../widgets/kit/theme/tokens.ts';
import { fontFaces } from '../lib/font.ts';

const { paper, ink, action, line } = colours;

/**
 * Styles that every page needs before its own classes: reset, type, focus (not hidden behind header, bar or chat button), motion, print.
 * It avoids `text-wrap: pretty`, which takes a large part of the first paint on a slow phone. `.first` is set where a page opens at its top,
 * `.new` until its first paint, so that loading the heading font does not delay the picture on a first visit. See paint-first.js.
 * Without popovers (Safari before 17) a menu stays closed: the footer leads to all pages.
 */
export const pageBase = condense(`
${fontFaces}
*,::before,::after{box-sizing:border-box;border:0 solid ${line}}
*{margin:0;padding:0}
html{-webkit-text-size-adjust:100%;scroll-padding:6rem 0;background:${paper}}
body{min-height:100dvh;background:${paper};color:${ink};font:1.0625rem/1.75rem var(--wrap-font);-webkit-font-smoothing:antialiased;overflow-x:clip;display:flex;flex-direction:column}
main{flex:1}
h1,h2,h3{font-family:${headingFont};font-weight:700;letter-spacing:-.025em;text-wrap:balance;overflow-wrap:break-word}
h3{letter-spacing:0}
source{display:none}
img,svg,picture{display:block;max-width:100%}
img{height:auto}
picture>img{outline:1px solid #16211d14;outline-offset:-1px}
a{color:inherit}
ul,ol{list-style:none}
button,input,select{font:inherit;color:inherit;background:none;letter-spacing:inherit}
button,summary,select{cursor:pointer}
button:disabled{cursor:not-allowed}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
[popover]{inset:auto;color:inherit}
@supports not selector(:popover-open){[popover]{display:none}footer nav{display:block!important}}
:focus-visible,wrap-language-switcher::part(language):focus-visible{outline:3px solid ${action};outline-offset:3px}
.bg-ink :focus-visible,.bg-action :focus-visible{outline-color:${paper}}
::selection{background:${action};color:#fff}
:root{--wrap-font:Figtree,${textFont};--wrap-rem:1rem;--wrap-sticky-top:clamp(4rem,9vw,6rem)}
wrap-price-calculator,wrap-quote-form{display:block}
@media screen and (max-width:1023px){.first :is(main>*+*,[data-later],body>footer):not(.seen){display:none}.new{--wrap-heading:"Bricolage Fallback"}}
wrap-language-switcher::part(language){display:inline-block;vertical-align:top;min-width:2.75rem;font-size:.9375rem;line-height:2.75rem;text-align:center;color:inherit;text-decoration:none}
wrap-language-switcher::part(current){font-weight:700}
wrap-language-switcher::part(language):hover{text-decoration:underline}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}@view-transition{navigation:auto}::view-transition{pointer-events:none}}
@media (prefers-reduced-motion:reduce){*,::before,::after{transition:none!important;animation:none!important}}
@media print{body{background:#fff;font-size:11pt;display:block}main a[href^="http"]::after{content:" (" attr(href) ")";overflow-wrap:anywhere}details::details-content{content-visibility:visible;height:auto}h2,h3{break-after:avoid}}
`);

function condense(css: string): string {
  return css.replaceAll('\n', '');
}
