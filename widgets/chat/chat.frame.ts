import { colours, shadows } from '../kit/theme/tokens.ts';

/*
 * Where button and panel stand, and what the button looks like. They belong to the window, not to the page, which classes
 * cannot say. The host is the box of the button: what is fixed inside a query container would be fixed in that.
 */

/**
 * A sheet at the bottom of a phone, else a card over the button.
 *
 * @param height of the window, the second one for browsers that know it without their own bars
 * @param below what covers the window's bottom
 */
export const chatPanelPlace = (height: readonly [string, string], below: string) =>
  [
    `[popover]{visibility:visible;inset:auto 0 ${below};width:auto;height:calc(${height[0]}*.94);max-height:680px;overflow:hidden;` +
      `padding:0;border:0;border-radius:20px 20px 0 0;box-shadow:${shadows.float}}`,
    `@supports(height:1dvh){[popover]{height:calc(${height[1]}*.94)}}`,
    `@media(min-width:480px){[popover]{left:auto;right:16px;bottom:calc(88px + ${below});width:400px;height:calc(${height[0]} - 112px);border-radius:20px}}`,
  ].join('');

const themed = (name: keyof typeof colours) => `var(--wrap-${name},${colours[name]})`;
const corner = ':host(:not([placement=inline]))';

/** All of it, once the script is there, on any page. */
export const chatFrame = [
  `${corner}{position:fixed;right:max(16px,env(safe-area-inset-right));bottom:max(8px,env(safe-area-inset-bottom));width:56px;height:56px;z-index:var(--wrap-chat-layer,30)}`,
  `@media(min-width:768px){${corner}{bottom:16px}}`,
  `[part=launcher]{display:grid;place-items:center;width:56px;height:56px;border-radius:50%;background:${themed('action')};color:${themed('white')};box-shadow:${shadows.float};transition:background-color 160ms}`,
  `[part=launcher]:hover{background:${themed('action-dark')}}[part=launcher] svg{width:28px;height:28px}`,
  '[data-aside]:not(:focus){opacity:0;pointer-events:none}',
  // See `use-keyboard-room.ts`.
  chatPanelPlace(['var(--_height,100vh)', 'var(--_height,100dvh)'], 'var(--_below,0px)'),
  `[popover]{background:${themed('paper')};outline-offset:-3px}`,
  '[part=waiting]{padding:24px}[part=waiting] a{display:block;margin-top:20px}',
  '@supports not selector(:popover-open){[popover]:not([data-open]){display:none}}',
  `@media print{${corner}{display:none}}`,
  '@media(forced-colors:active){[part=launcher],[popover]{border:2px solid}}',
].join('');
