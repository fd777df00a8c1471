import type { ReactNode, Ref } from 'react';
import { useStore } from 'zustand';
import { ChatBubble } from './ChatBubble.tsx';
import type { ChatViewProps } from './chat.state.ts';

interface ChatLogProps extends ChatViewProps {
  scroller: Ref<HTMLDivElement>;
}

/** The messages, oldest first. The list scrolls with the keyboard, and new messages are read aloud. */
export function ChatLog({ scroller, ...props }: ChatLogProps): ReactNode {
  const { store, copy, lang } = props;
  const { messages, typing, since } = useStore(store);
  const welcome = { id: '', text: copy.welcome, isBot: true, timestamp: since ?? '', lang };
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={copy.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
      tabIndex={0}
      className="grow min-h-0 flex flex-col gap-3 p-4 overflow-y-auto overscroll-contain"
    >
      {[welcome, ...messages].map((message) => (
        <ChatBubble key={message.id} {...props} message={message} />
      ))}
      {typing > 0 && (
        <p className="self-start px-4 py-3 rounded-lg bg-white border border-line leading-none">
          <span className="sr-only">{copy.typing}</span>
          <span aria-hidden="true" className="text-xl text-ink-soft animate-pulse">
            •••
          </span>
        </p>
      )}
    </div>
  );
}
