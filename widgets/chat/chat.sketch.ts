import { colours, radii, shadows } from '../kit/theme/tokens.ts';
import { waitingLook } from './chat.frame.ts';

/**
 * The CSS of the button and its panel before the script is loaded. All our pages carry it, so it is as small as possible: type and
 * colour come from the page. In forced colours the transparent borders and outlines become visible, which costs fewer bytes than a media
 * query.
 */
export const chatSketch = [
  // The same rule as of our pages, so that it costs nothing when they are compressed.
  '@supports not selector(:popover-open){[popover]{display:none}}',
  ':host{position:fixed;right:16px;bottom:8px;z-index:var(--wrap-chat-layer,30)}',
  '@media(min-width:1024px){:host{bottom:16px}}@media print{:host{display:none}}',
  `[part=launcher]{display:grid;place-items:center;width:56px;height:56px;padding:0;border:2px solid #0000;border-radius:50%;background:${colours.action};color:#fff;cursor:pointer;box-shadow:${shadows.float}}`,
  '[part=launcher] svg{width:28px;height:28px}',
  // A card as high as its few words: the conversation needs the height of the screen, and comes with CSS of its own.
  `[popover]{inset:auto 8px 8px;width:auto;padding:24px;border:2px solid #0000;border-radius:${radii.xl};box-shadow:${shadows.float};background:${colours.paper}}`,
  '@media(min-width:1024px){[popover]{left:auto;right:16px;bottom:88px}}',
  waitingLook,
].join('');
