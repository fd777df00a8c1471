import { finishSheet } from '../../widgets/domain/film/film-pictures.ts';
import { colours, shadows } from '../../widgets/kit/theme/tokens.ts';
import { blogStyles } from './blog-styles.ts';

/** Rules that are awkward as classes, by the attribute that uses them. A page gets the rules for its attributes only. */
export const partStyles: Record<string, string> = {
  ...blogStyles,

  // A menu in the top layer, below the button that opens it. Without anchor positioning it is below the header.
  'data-menu':
    `[data-menu]{position:fixed;top:7.5rem;left:50%}` +
    `@supports (position-area:bottom){[data-menu]{top:auto;left:auto;position-area:bottom span-right;margin:.75rem 0 0 -1rem}}`,

  // The phone's menu fills the screen below the header.
  'data-sheet':
    `[data-sheet]{position:fixed;inset:4rem 0 0;width:100%;height:auto;max-height:none;overflow-y:auto}` +
    `#menu:popover-open{display:flex;flex-direction:column}` +
    // What it covers takes no focus, and is not read aloud.
    `html:has(#menu:popover-open){overflow:hidden}header:has(#menu:popover-open)~*{visibility:hidden}` +
    // `:is`, because a browser without popovers would drop the whole rule. `:has` on the button alone, because on any element it makes a
    // browser calculate the styles of the whole page again for each node that is added.
    `[popovertarget=menu]:has(+:is(#menu:popover-open))>:first-child,[popovertarget=menu]:not(:has(+:is(#menu:popover-open)))>:last-child{display:none}`,

  // On a phone or tablet the bar at the bottom, and the chat's button in it, appear after the first screen, whose own button does the same. Without
  // scroll-driven animations they are always visible.
  'data-dock':
    `@supports (animation-timeline:scroll()){@media (max-width:1023px) and (prefers-reduced-motion:no-preference){[data-dock=late],[data-dock=late]~div>wrap-chat{animation:rise linear both;animation-timeline:scroll();animation-range:24rem 30rem}}}` +
    `@keyframes rise{from{transform:translateY(110%);visibility:hidden}}` +
    `@media screen and (max-width:1023px){body>footer{padding-bottom:4.5rem}body:has(wrap-chat) [data-dock]{padding-right:5.5rem}}` +
    // A window zoomed to 400%, or a phone in landscape, has no room for them. They are at the end of the page there.
    `@media (max-height:400px){html{scroll-padding:5rem 0 0}body{position:relative}body>[data-dock],[data-dock]~div>wrap-chat{position:absolute}}`,

  // True samples of film for the calculator's chips (`kit/theme/swatches.ts`).
  'part="calculator"': `:root{--_films:url(${finishSheet})}`,

  // Two groups of questions in a row form one band.
  'data-questions': `[data-questions]+[data-questions]>div{padding-top:0}`,

  // In one column the words are above the form: a link to the form stops where they are still visible.
  'data-contact': `@media (max-width:1023px){#contact{scroll-margin-top:13rem}}`,

  // Two pictures in one place. 22px is half the handle, which stays inside the picture at both ends.
  'data-compare':
    `[data-compare]{--at:calc(22px + (100% - 44px)*var(--open,.5));display:grid;position:relative;overflow:hidden;touch-action:pan-y}` +
    `[data-compare]>figure,[data-compare]>input{grid-area:1/1}` +
    `[data-compare]>figure:nth-of-type(2){clip-path:inset(0 0 0 var(--at))}` +
    `[data-compare]>input{appearance:none;width:100%;height:100%;opacity:0;cursor:ew-resize;z-index:1}` +
    `[data-compare]>input::-webkit-slider-thumb{width:44px;height:44px}` +
    `[data-compare]>input::-moz-range-thumb{width:44px;height:44px}` +
    `[data-compare]>div{position:absolute;inset:0 auto 0 var(--at);width:2px;margin-left:-1px;background:${colours.paper}}` +
    `[data-compare]>div>span{position:absolute;top:50%;left:50%;width:44px;height:44px;margin:-22px;border-radius:50%;display:grid;place-items:center;background:${colours.paper};box-shadow:${shadows.float}}` +
    `[data-compare]>input:focus-visible~div>span{outline:3px solid ${colours.action};outline-offset:3px}` +
    `@media (scripting:none),print{[data-compare]>figure{grid-area:auto}[data-compare]>figure:nth-of-type(2){clip-path:none}[data-compare]>input,[data-compare]>div{display:none}}`,

  // A table that is too wide for a phone: each row becomes a block, and each figure is beside the name of its column. It comes last, to
  // override the rules of articles.
  'data-stack':
    `@media screen and (max-width:767px){[data-stack],[data-stack] :is(tbody,tr,th){display:block;min-width:0}` +
    `[data-stack] thead{display:none}` +
    `[data-stack] tr{padding-block:.75rem;border:solid ${colours['line-strong']};border-width:1px 0 0}` +
    `[data-stack] :is(th,td){padding:.125rem 0;border:0}` +
    `[data-stack] td{display:flex;justify-content:space-between;gap:1.5rem;text-align:right}` +
    `[data-stack] td::before{content:attr(data-label);flex:none;color:${colours['ink-soft']};text-align:left}` +
    `[data-stack] tr:not(:has(td~td)){display:flex;justify-content:space-between;gap:1.5rem}[data-stack] tr:not(:has(td~td)) td::before{content:none}}`,
};
