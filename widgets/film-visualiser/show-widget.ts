/** Whether another widget is on this page. @param tag its element's name */
export const hasWidget = (tag: string): boolean => document.querySelector(tag) !== null;

/**
 * Scrolls another widget of this page into view, moves the focus there, and makes it take over what the visitor chose.
 *
 * @param tag its element's name
 * @returns false when this page has none
 */
export function showWidget(tag: string): boolean {
  const element = document.querySelector<HTMLElement>(tag);
  if (!element) return false;
  const still = matchMedia('(prefers-reduced-motion:reduce)').matches;
  element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.dispatchEvent(new Event('wrap-open'));
  return true;
}
