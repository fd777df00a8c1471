import { type RefObject, useEffect } from 'react';
import { keepAboveKeyboard } from './keyboard-room.ts';

/** Keeps the panel above the on-screen keyboard while it is open. */
export function useKeyboardRoom(ref: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => (open ? keepAboveKeyboard(ref.current) : undefined), [ref, open]);
}
