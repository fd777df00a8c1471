import { type ReactNode, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useFocusWish } from '../ui/use-focus-wish.ts';
import { ChatCorner } from './ChatCorner.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatViewProps } from './chat.state.ts';

/** The assistant: a button in the corner that opens a panel, or the panel alone, in place. */
export function Chat(props: ChatViewProps): ReactNode {
  const { placement, focus } = useStore(props.store);
  const ref = useRef<HTMLDivElement>(null);
  useFocusWish(ref, useEntry(focus));
  return (
    <div ref={ref} lang={props.lang}>
      {placement === 'corner' ? (
        <ChatCorner {...props} />
      ) : (
        <section
          aria-label={props.copy.log}
          part="panel"
          className="h-[32rem] rounded-xl border border-line overflow-hidden"
        >
          <ChatPanel {...props} />
        </section>
      )}
    </div>
  );
}

/** With a mouse or keyboard the field takes the focus at once. On a touch screen it does not: its keyboard would cover the answers. */
function useEntry(wish: { on: string } | undefined): { on: string } | undefined {
  return useMemo(() => {
    if (wish?.on !== 'entry') return wish;
    return { on: matchMedia('(hover:hover)').matches ? 'message' : 'panel' };
  }, [wish]);
}
