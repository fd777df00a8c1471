import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { ChatForm } from './ChatForm.tsx';
import { ChatLog } from './ChatLog.tsx';
import type { ChatViewProps } from './chat.state.ts';

/** The conversation: header, messages, suggestions and the field to type in. */
export function Conversation(props: ChatViewProps): ReactNode {
  const { store, copy } = props;
  const { placement, messages, typing, setOpen, focusOn } = useStore(store);
  const log = useRef<HTMLDivElement>(null);
  const { length } = messages;
  // The last message must be in sight whenever one is added.
  useEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight);
  }, [length, typing]);
  const close = () => {
    setOpen(false);
    focusOn('launcher');
  };
  return (
    <div className="flex flex-col h-full bg-paper">
      <div className="flex items-center justify-between gap-2 pl-4 pr-2 py-2 bg-ink text-white">
        <div className="leading-snug">
          <h2 className="font-heading text-lg font-semibold">{copy.title}</h2>
          <p className="text-xs">{copy.subtitle}</p>
        </div>
        {placement === 'corner' && (
          <button
            type="button"
            aria-label={copy.close}
            onClick={close}
            className="size-11 grid place-items-center rounded text-xl leading-none"
          >
            ×
          </button>
        )}
      </div>
      <ChatLog {...props} scroller={log} />
      <ChatForm {...props} />
    </div>
  );
}
