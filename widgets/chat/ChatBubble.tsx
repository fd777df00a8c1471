import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { ChatMessage, ChatViewProps } from './chat.state.ts';
import { linkAddress, linkLabel, opensPage } from './chat-links.ts';
import { clock } from './clock.ts';

interface ChatBubbleProps extends ChatViewProps {
  message: ChatMessage;
}

/** One message on its side, with its time and links. The text is never read as HTML. */
export function ChatBubble({ message, store, copy, lang, company }: ChatBubbleProps): ReactNode {
  const { origin, setOpen } = useStore(store);
  const { text, isBot, timestamp, links = [] } = message;
  return (
    <div className={isBot ? 'self-start max-w-[88%]' : 'self-end max-w-[88%]'}>
      <p
        lang={isBot ? message.lang : undefined}
        className={
          isBot
            ? 'px-4 py-3 rounded-lg bg-white border border-line leading-snug whitespace-pre-line'
            : 'px-4 py-3 rounded-lg bg-action text-white leading-snug whitespace-pre-line forced-colors:border'
        }
      >
        <span className="sr-only">{isBot ? copy.bot : copy.visitor} </span>
        {text}
      </p>
      {links.length > 0 && (
        <p className="flex flex-wrap gap-2 mt-2">
          {links.map((link) => (
            <a
              key={link.to}
              href={linkAddress(link, lang, origin, company)}
              target={origin && opensPage(link) ? '_blank' : undefined}
              rel="noopener"
              // The panel may cover the place that the link leads to.
              onClick={() => opensPage(link) && setOpen(false)}
              className="inline-flex items-center min-h-[44px] px-4 rounded-pill border border-action bg-white text-sm font-semibold text-action no-underline hover:bg-sage-soft"
            >
              {linkLabel(link, copy, company)}
              {origin && opensPage(link) && <span className="sr-only"> {copy.newTab}</span>}
            </a>
          ))}
        </p>
      )}
      <time
        dateTime={timestamp || undefined}
        suppressHydrationWarning
        className={isBot ? 'block mt-1 text-xs text-ink-soft' : 'block mt-1 text-xs text-ink-soft text-right'}
      >
        {clock(timestamp)}
      </time>
    </div>
  );
}
