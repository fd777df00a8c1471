import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to where a store wants it: a control by `name`, or an element by `data-focus`. Each wish is a new object. In a radio
 * group the checked button takes the focus.
 */
export function useFocusWish(scope: RefObject<HTMLElement | null>, wish: { on: string } | undefined): void {
  useEffect(() => {
    if (!wish || !scope.current) return;
    const { on } = wish;
    const candidates = scope.current.querySelectorAll<HTMLElement>(`[name="${on}"],[data-focus="${on}"]`);
    const chosen = [...candidates].find((element) => element instanceof HTMLInputElement && element.checked);
    (chosen ?? candidates[0])?.focus();
  }, [scope, wish]);
}
