import { type RefObject, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ChatState } from './chat.state.ts';

/**
 * Escape closes the panel from anywhere, for it may lie over what has the focus. The focus goes back to the button if it was
 * in the panel.
 */
export function useEscape(ref: RefObject<HTMLElement | null>, store: StoreApi<ChatState>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { open, setOpen, focusOn } = store.getState();
      // Escape also ends the composing of a character.
      if (!open || event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      setOpen(false);
      if (ref.current && event.composedPath().includes(ref.current)) focusOn('launcher');
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [ref, store]);
}
