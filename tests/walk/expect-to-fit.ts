import { expect, type Page } from '../support/test.ts';
import { phone } from './screens.ts';

/**
 * Checks that nothing is wider than a phone. Clipped content would be hidden without a scroll bar, so the width of every element counts.
 * The text has the system font, which is wider than ours: a phone has ours from its second page on only.
 *
 * @param words a word of the page and a longer one, which takes its place: the page stands for others that have longer names
 */
export async function expectToFit(page: Page, words?: readonly [string, string]): Promise<void> {
  const { width, height } = phone;
  await page.setViewportSize({ width, height });
  const found = await page.evaluate(
    ([screen, words]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (words && texts.nextNode())
        texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replaceAll(...words);
      document.documentElement.style.setProperty('--wrap-font', 'system-ui,sans-serif');
      // At once: in newer browsers `scrollTo` returns a promise, and a smooth scroll takes 1.5 s.
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const inside = (root: Document | ShadowRoot): Element[] =>
        [...root.querySelectorAll('*')].flatMap((each) =>
          each.shadowRoot ? [each, ...inside(each.shadowRoot)] : each,
        );
      const parentOf = (each: Element) => each.parentElement ?? (each.getRootNode() as ShadowRoot).host;
      const isClipped = (each: Element) => {
        for (let at = parentOf(each); at && at !== document.body; at = parentOf(at))
          if (getComputedStyle(at).overflowX !== 'visible') return true;
        return false;
      };
      const wide = inside(document).filter(
        (each) =>
          each.getBoundingClientRect().right > screen + 1 &&
          each.checkVisibility() &&
          !each.closest('[popover]:not(:popover-open)') &&
          !isClipped(each),
      );
      return {
        wide: wide.map((each) => each.outerHTML.slice(0, 120)),
        width: document.documentElement.scrollWidth,
      };
    },
    [width, words] as const,
  );
  expect(found.width).toBe(width);
  expect(found.wide).toEqual([]);
}
