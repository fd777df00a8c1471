import { type RefObject, useEffect, useRef } from 'react';
import type { Notice } from '../notice.ts';
import type { Step, Tool } from '../photo-studio.state.ts';

/**
 * At a new step, brings its beginning to the top of the screen, so that what it asks and the photo are visible together. The focus moves to
 * what is asked when the button that led there is gone: otherwise the next Tab key would start at the top of the page. A photo that is refused
 * brings the message there too.
 *
 * @param taps corners that are tapped: while there are any, the page must not move below the finger
 * @returns the refs for the bar of steps and for the text of the step
 */
export function useStartOfStep(
  step: Step,
  tool: Tool,
  taps = 0,
  refusal?: Notice,
): { bar: RefObject<HTMLDivElement | null>; text: RefObject<HTMLParagraphElement | null> } {
  const bar = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ step, tool });
  useEffect(() => {
    const before = shown.current;
    shown.current = { step, tool };
    if (before.step === step && before.tool === tool) return;
    const root = text.current?.getRootNode();
    const hasFocus = root instanceof ShadowRoot && root.activeElement !== null;
    // Work that was kept is there before the visitor has done anything on this page.
    const isKept = navigator.userActivation?.hasBeenActive === false;
    if (!hasFocus && !isKept) text.current?.focus({ preventScroll: true });
    // On a phone with a low screen the bar makes way for picture, price and films.
    const { offsetWidth = 0, offsetHeight = 0 } = bar.current ?? {};
    const makesWay = step === 'film' && offsetWidth < 800 && innerHeight < 750;
    if (before.step !== step && taps === 0) scrollToTop(bar.current, makesWay ? offsetHeight : 0);
  }, [step, tool, taps]);
  useEffect(() => {
    if (refusal) scrollToTop(bar.current);
  }, [refusal]);
  return { bar, text };
}

/**
 * Scrolls to where the page's header ends, whether the page itself leaves room for it or only tells our widgets.
 *
 * @param above how much of the element is above that, in px
 */
function scrollToTop(element: HTMLElement | null, above = 0): void {
  if (!element) return;
  const left = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  element.style.scrollMarginTop = `calc(var(--wrap-sticky-top,1rem) - ${left}px - ${above}px)`;
  element.scrollIntoView({ behavior: 'instant' });
}
