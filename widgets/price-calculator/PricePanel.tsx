import { type ReactNode, useRef } from 'react';
import { useStore } from 'zustand';
import { euros } from '../domain/numbers.ts';
import { Button } from '../ui/Button.tsx';
import { SendingUnavailable } from '../ui/SendingUnavailable.tsx';
import { useComeIntoView } from '../ui/use-come-into-view.ts';
import type { CalculatorViewProps } from './price-calculator.state.ts';
import { quoteRequestPart } from './quote-request.lazy.ts';

/** The price once there is one, its explanation, and the way to a quote. */
export function PricePanel(props: CalculatorViewProps): ReactNode {
  const { store, copy, lang, company } = props;
  const { calculated, request, sendFormOpen, sentReference, stale, unavailable, accept, savePdf } =
    useStore(store);
  const part = request && quoteRequestPart.loaded;
  const ref = useRef<HTMLDivElement>(null);
  // A reload, or another language, is no reason to scroll.
  useComeIntoView(ref, calculated?.isKept ? undefined : calculated);
  return (
    // On a paper background, because hosts may be dark.
    <div className="flex flex-col gap-4 rounded-xl bg-paper">
      {!calculated && (
        <p className="hidden wide:block p-6 rounded-xl border border-dashed border-line-strong text-sm text-ink-soft">
          {copy.priceWaiting}
        </p>
      )}
      {/* The live region is rendered before it has text: many screen readers ignore one that is added together with its text. */}
      <div ref={ref} aria-live="polite" aria-atomic="true">
        {calculated && <Amount {...props} />}
      </div>
      {part && <part.QuestionAtPrice {...props} />}
      {part && <part.PriceExplanation {...props} />}
      {calculated && !stale && !sendFormOpen && !sentReference && (
        <div className="flex flex-col gap-2">
          <Button look="primary" part="accept" focusName="accept" onPress={accept}>
            {copy.accept}
          </Button>
          <p className="px-2 text-sm text-ink-soft">{copy.afterAccept}</p>
          {unavailable && <SendingUnavailable lang={lang} company={company} />}
        </div>
      )}
      {calculated && !stale && !sendFormOpen && (
        <Button look="secondary" onPress={() => savePdf(lang)}>
          {copy.savePdf}
        </Button>
      )}
      {part && <part.QuoteRequestPanel {...props} />}
    </div>
  );
}

function Amount({ store, copy, lang }: CalculatorViewProps): ReactNode {
  const { calculated, stale } = useStore(store);
  if (!calculated) return null;
  return (
    <section
      part="price"
      className="flex flex-col gap-1 p-6 rounded-xl bg-ink text-white forced-colors:border"
    >
      <h2 className="text-sm font-semibold">{copy.priceTitle}</h2>
      <p
        className={
          stale
            ? 'font-heading text-3xl font-semibold tabular line-through opacity-60'
            : 'font-heading text-3xl font-semibold tabular'
        }
      >
        {copy.from(euros(calculated.price.amount, lang))}
      </p>
      <p className="text-sm">
        {copy.vat}, {copy.notAQuote}
      </p>
      {stale && <p className="mt-2 text-sm font-semibold">{copy.stale}</p>}
    </section>
  );
}
