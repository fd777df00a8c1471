import { type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { ChatState } from './chat.state.ts';

/**
 * Keeps popover and store in sync, whichever of them opens or closes first. Returns the event handlers for the popover and its button. A browser
 * without popovers shows the panel by `data-open` instead.
 */
export function usePopoverState(ref: RefObject<HTMLElement | null>, store: StoreApi<ChatState>) {
  const { hydrated, ready, open } = useStore(store);
  /** As the page or an early part showed it. */
  const openAtFirst = useRef(open);
  /** Between the two toggle events of a popover it must not be opened or closed. */
  const toggling = useRef(false);
  const follow = () => {
    const panel = ref.current;
    const { open } = store.getState();
    if (!panel || toggling.current || !('popover' in panel)) return;
    if (open !== panel.matches(':popover-open')) panel.togglePopover(open);
  };

  useEffect(() => {
    if (!hydrated) return;
    // Inside `:is`, because a browser that does not know the selector would throw.
    const isShown = ref.current?.matches(':is(:popover-open)');
    // The visitor opened it before the script was there. What an early part opened, the store knows, and may have closed since.
    if (isShown && !openAtFirst.current) store.getState().setOpen(true, 'visitor');
    follow();
    return store.subscribe(follow);
  }, [store, hydrated]);

  const enter = () => {
    const { open, openedBy, focusOn } = store.getState();
    if (open && openedBy === 'visitor') focusOn('entry');
  };
  /** An early part has shown the conversation: the visitor may have moved the focus since. */
  const wasShown = useRef(ready);
  // The field that takes the focus is part of the conversation.
  useEffect(() => {
    if (!wasShown.current) enter();
  }, [ready]);

  return {
    panel: {
      // Before the panel is shown, so that it shows the conversation at once.
      onBeforeToggle({ newState }: ToggleEvent) {
        toggling.current = true;
        store.getState().setOpen(newState === 'open', 'visitor');
      },
      onToggle() {
        toggling.current = false;
        follow();
        enter();
      },
    },
    launcher: {
      onClick() {
        const { open, setOpen } = store.getState();
        if ('popover' in document.body) return;
        setOpen(!open, 'visitor');
        enter();
      },
    },
  };
}
