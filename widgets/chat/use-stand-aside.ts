import { type RefObject, useEffect } from 'react';

/** A focus that moves within one shadow root is no event outside it, but the key or the press that moved it is. */
const events = ['focusin', 'keyup', 'click', 'scroll', 'resize'];

/**
 * Makes the button invisible while it would cover the control that has the focus. It stays within the keyboard's reach, and its styles
 * show it when the focus comes to it. What takes the focus only by script is a region: that may lie under the button.
 */
export function useStandAside(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const look = () => {
      let focused = document.activeElement as HTMLElement | null;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement;
      const [a, b] = [ref.current, focused].map((element) => element?.getBoundingClientRect());
      ref.current?.toggleAttribute(
        'data-aside',
        a &&
          b &&
          (focused?.tabIndex ?? -1) >= 0 &&
          a.left < b.right &&
          b.left < a.right &&
          a.top < b.bottom &&
          b.top < a.bottom,
      );
    };
    for (const event of events) addEventListener(event, look, true);
    return () => {
      for (const event of events) removeEventListener(event, look, true);
    };
  }, [ref]);
}
