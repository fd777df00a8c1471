import { type RefObject, useEffect } from 'react';

/**
 * Moves the focus to where a store wishes it: a control by `name`, or an element by `data-focus`. A new wish is a new
 * object; a radio group is entered at its chosen button.
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
