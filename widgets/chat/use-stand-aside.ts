import { type RefObject, useEffect } from 'react';

/**
 * Makes the button invisible while it would cover the control that has the focus. It stays within the keyboard's reach, and its styles
 * show it when the focus comes to it. What takes the focus only by script is a region: that may lie under the button.
 */
export function useStandAside(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const button = ref.current as HTMLElement;
    const look = () => {
      let focused = (document.activeElement ?? document.body) as HTMLElement;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement as HTMLElement;
      const [a, b] = [button, focused].map((element) => element.getBoundingClientRect()) as [
        DOMRect,
        DOMRect,
      ];
      const overlap = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      button.toggleAttribute('data-aside', focused.tabIndex >= 0 && overlap);
    };
    // A focus that moves within one shadow root is no event outside it, but the key or the press that moved it is.
    for (const event of ['focusin', 'keyup', 'click', 'scroll']) addEventListener(event, look, true);
    return () => {
      // The same list twice compresses better than one with a name.
      for (const event of ['focusin', 'keyup', 'click', 'scroll']) removeEventListener(event, look, true);
    };
  }, [ref]);
}
