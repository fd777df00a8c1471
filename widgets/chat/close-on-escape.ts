import type { ChatData, ConversationActions } from './chat.state.ts';

/**
 * Escape closes the panel even while the focus is outside it, because the panel may cover the focused control. If the focus was in the
 * panel, it returns to the button. Returns what ends this.
 *
 * @param panel the panel at that time, if it is in the page
 */
export function closeOnEscape(
  panel: () => HTMLElement | null,
  chat: () => Pick<ChatData & ConversationActions, 'open' | 'setOpen' | 'focusOn'>,
): () => void {
  const listen = (event: KeyboardEvent) => {
    const { open, setOpen, focusOn } = chat();
    // Escape also cancels the composition of a character (IME).
    if (!open || event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    setOpen(false);
    const element = panel();
    if (element && event.composedPath().includes(element)) focusOn('launcher');
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
