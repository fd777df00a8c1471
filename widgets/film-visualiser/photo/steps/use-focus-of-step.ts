import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from '../photo-studio.state.ts';

/**
 * Moves the focus to what a new step asks, when the button that led there is gone: otherwise the next Tab key would start at the top of the
 * page.
 *
 * @returns the ref for the text of the step
 */
export function useFocusOfStep(step: Step): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const text = ref.current;
    const root = text?.getRootNode();
    const hasFocus = root instanceof ShadowRoot && root.activeElement !== null;
    // While corners are tapped the page must not move below the finger.
    if (text && !hasFocus) text.focus({ preventScroll: step === 'mark' || step === 'check' });
  }, [step]);
  return ref;
}
