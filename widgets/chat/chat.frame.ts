import { colours, radii, shadows } from '../kit/theme/tokens.ts';

/*
 * Position of the button and the panel, and the look of the button. Their position is relative to the window, which classes cannot express.
 * The host is the box of the button: a fixed element inside a query container would be positioned in the container.
 */

const round = `calc(var(--wrap-radius,1)*${radii.xl})`;

/** A sheet at the bottom of a phone, otherwise a card above the button; each with its own position. */
const chatPanelPlace = (sheet: string, card: string) =>
  `[popover]{visibility:visible;${sheet};width:auto;max-height:680px;overflow:hidden;padding:0;border:0;border-radius:${round} ${round} 0 0;box-shadow:${shadows.float}}` +
  `@media(min-width:480px){[popover]{left:auto;right:16px;${card};width:400px;border-radius:${round}}}`;

/** Links and button below each other, each as high as a finger needs. */
export const waitingLook =
  '[part=waiting]>*{display:block;padding:8px 0;border:0;background:none;font:inherit;color:inherit;text-decoration:underline}';

const themed = (name: keyof typeof colours) => `var(--wrap-${name},${colours[name]})`;
const corner = ':host(:not([placement=inline]))';

/** All rules, for any page, once the script is loaded. In forced colours the transparent borders and outlines become visible. */
export const chatFrame = [
  `${corner}{position:fixed;right:max(16px,env(safe-area-inset-right));bottom:max(8px,env(safe-area-inset-bottom));width:56px;height:56px;z-index:var(--wrap-chat-layer,30)}`,
  `@media(min-width:1024px){${corner}{bottom:16px}}`,
  `[part=launcher]{display:grid;place-items:center;width:56px;height:56px;border:2px solid #0000;border-radius:50%;background:${themed('action')};color:${themed('white')};box-shadow:${shadows.float};transition:background-color 160ms}`,
  `[part=launcher]:hover{background:${themed('action-dark')}}[part=launcher] svg{width:28px;height:28px}`,
  '[data-aside]:not(:focus){opacity:0;pointer-events:none}',
  // For the two properties see `use-keyboard-room.ts`.
  '@supports(height:1dvh){:host{--_window:100dvh}}',
  chatPanelPlace(
    'inset:auto 0 var(--_below,0px);height:calc(var(--_height,var(--_window,100vh))*.94)',
    'bottom:calc(88px + var(--_below,0px));height:calc(var(--_height,100vh) - 112px)',
  ),
  `[popover]{background:${themed('paper')};outline-offset:-3px}:where([popover]){outline:2px solid #0000}`,
  `[part=waiting]{padding:24px}${waitingLook}`,
  // What a popover has from the browser. A fixed element inside a query container would be positioned in the container.
  `@supports not selector(:popover-open){${corner} [data-wrap-root]{container-type:normal}[popover]{position:fixed}[popover]:not([data-open]){display:none}}`,
  `@media print{${corner}{display:none}}`,
].join('');
