import { type ReactNode, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useFocusWish } from '../ui/use-focus-wish.ts';
import { ChatCorner } from './ChatCorner.tsx';
import { ChatPanel } from './ChatPanel.tsx';
import type { ChatViewProps } from './chat.state.ts';

/** The assistant: a button in the corner that opens a panel, or the panel alone, where the element stands. */
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

/** Who comes in with a mouse or a keyboard can type at once; on a touch screen that would bring up a keyboard over the answers. */
function useEntry(wish: { on: string } | undefined): { on: string } | undefined {
  return useMemo(() => {
    if (wish?.on !== 'entry') return wish;
    return { on: matchMedia('(hover:hover)').matches ? 'message' : 'panel' };
  }, [wish]);
}
