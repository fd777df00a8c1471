import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { addressOf } from '../domain/addresses.ts';
import type { ChatViewProps } from './chat.state.ts';
import { conversationPart } from './conversation.lazy.ts';

/**
 * The conversation, once it is loaded. Until then, and without a script, the other ways to reach us, and a button with which the browser
 * itself closes the panel, because on a phone the panel covers the one that opened it. They must be light, because they are in all our
 * pages. On another site's page the links lead to ours, in a new tab.
 */
export function ChatPanel(props: ChatViewProps): ReactNode {
  const { store, copy, lang, company } = props;
  const { ready, open, placement, origin } = useStore(store);
  const part = ready && (open || placement === 'inline') && conversationPart.loaded;
  if (part) return <part.Conversation {...props} />;
  return (
    <div part="waiting">
      {copy.waiting}
      <a href={`tel:${company.phoneInternational}`}>{copy.call(company.phone)}</a>
      <a href={origin + addressOf('/#contact', lang)} target={origin ? '_blank' : undefined}>
        {copy.contact + (origin ? ` ${copy.newTab}` : '')}
      </a>
      {placement === 'corner' && (
        <button type="button" popoverTarget="panel" popoverTargetAction="hide" part="close">
          {copy.close}
        </button>
      )}
    </div>
  );
}
