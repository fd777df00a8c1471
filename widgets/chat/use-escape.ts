import { type RefObject, useEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ChatState } from './chat.state.ts';
import { closeOnEscape } from './close-on-escape.ts';

/** Closes the panel on Escape, as long as the component is mounted. */
export function useEscape(ref: RefObject<HTMLElement | null>, store: StoreApi<ChatState>): void {
  useEffect(() => closeOnEscape(() => ref.current, store.getState), [ref, store]);
}
