import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { OfferedRequest } from './OfferedRequest.tsx';
import type { UnsentViewProps } from './unsent-requests.state.ts';

/** The notice: a card over the page, in the top layer where the browser supports it. It shows nothing while there is nothing to offer. */
export function UnsentRequests(props: UnsentViewProps): ReactNode {
  const { store, copy, lang } = props;
  const { offers, closed, focus, close } = useStore(store);
  const ref = useRef<HTMLDivElement>(null);
  const shown = !closed && offers.length > 0;
  useFocusInside(ref, focus);
  useEffect(() => {
    if (shown) ref.current?.showPopover?.();
  }, [shown]);
  const open = offers.filter(({ status }) => status !== 'sent' && status !== 'discarded').length;
  return (
    <div lang={lang}>
      {/* Rendered before it has text: many screen readers ignore a live region that is added together with its text. */}
      <p role="status" className="sr-only">
        {shown && open > 0 && copy.title(open)}
      </p>
      {shown && (
        <div
          ref={ref}
          popover="manual"
          part="notice"
          className="fixed bottom-4 left-4 right-4 w-auto max-w-[420px] bg-transparent"
        >
          <section
            aria-label={copy.title(Math.max(1, open))}
            onKeyDown={({ key }) => key === 'Escape' && close()}
            className="flex flex-col max-h-[80vh] overflow-y-auto rounded-xl border border-line bg-paper shadow-float"
          >
            {offers.map((offer) => (
              <OfferedRequest key={offer.reference} {...props} offer={offer} />
            ))}
            <button
              type="button"
              aria-label={copy.close}
              onClick={close}
              className="absolute top-1 right-1 size-11 grid place-items-center rounded-full text-lg leading-none hover:bg-sand"
            >
              ×
            </button>
          </section>
        </div>
      )}
    </div>
  );
}

/** Moves the focus to where the store wants it, unless the visitor has moved it elsewhere on the page. */
function useFocusInside(card: RefObject<HTMLElement | null>, wish: { on: string } | undefined): void {
  useEffect(() => {
    const root = card.current?.getRootNode();
    if (!wish || !(root instanceof ShadowRoot)) return;
    const { activeElement, body } = document;
    if (activeElement && activeElement !== body && activeElement !== root.host) return;
    card.current?.querySelector<HTMLElement>(`[data-focus="${wish.on}"]`)?.focus();
  }, [card, wish]);
}
