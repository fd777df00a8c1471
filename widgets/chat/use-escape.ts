import { type RefObject, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ChatState } from './chat.state.ts';

/**
 * Escape closes the panel even while the focus is outside it, because the panel may cover the focused control. If the focus was in the
 * panel, it returns to the button.
 */
export function useEscape(ref: RefObject<HTMLElement | null>, store: StoreApi<ChatState>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { open, setOpen, focusOn } = store.getState();
      // Escape also cancels the composition of a character (IME).
      if (!open || event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      setOpen(false);
      if (ref.current && event.composedPath().includes(ref.current)) focusOn('launcher');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [ref, store]);
}
