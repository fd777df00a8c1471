import type { FormEvent, ReactNode } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../ui/Icon.tsx';
import type { ChatViewProps } from './chat.state.ts';
import { longestMessage } from './chat-history.ts';
import { suggestionsLeft } from './suggestions.ts';

const arrow = ['M5 12h14', 'm12 5 7 7-7 7'];

/** A few suggested questions, and the field for the visitor's own. */
export function ChatForm({ store, copy, lang }: ChatViewProps): ReactNode {
  const { messages, draft, change, send } = useStore(store);
  const left = suggestionsLeft(copy.examples, messages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(lang);
  };
  return (
    <div className="border-t border-line bg-white">
      {left.length > 0 && (
        <ul aria-label={copy.suggestions} className="flex gap-2 px-4 pt-3 overflow-x-auto">
          {left.map((example) => (
            <li key={example} className="shrink-0">
              <button
                type="button"
                onClick={() => send(lang, example)}
                className="min-h-[44px] px-4 rounded-pill border border-line-strong text-sm transition-colors hover:border-ink"
              >
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form method="dialog" onSubmit={submit} className="flex items-center gap-2 p-3">
        <input
          type="text"
          name="message"
          value={draft}
          onChange={(event) => change(event.target.value)}
          maxLength={longestMessage}
          enterKeyHint="send"
          autoComplete="off"
          placeholder={copy.question}
          aria-label={copy.question}
          className="grow min-w-0 min-h-[48px] px-4 rounded-pill border border-line-strong bg-white"
        />
        <button
          type="submit"
          part="send"
          aria-label={copy.send}
          aria-disabled={draft.trim() === '' || undefined}
          className="size-12 shrink-0 grid place-items-center rounded-full bg-action text-white transition-colors hover:bg-action-dark on-disabled:bg-line on-disabled:text-ink-soft"
        >
          <Icon paths={arrow} />
        </button>
      </form>
    </div>
  );
}
