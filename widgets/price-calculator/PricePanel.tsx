import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { explainPrice } from '../domain/price-explanation.ts';
import { euros } from '../domain/text.ts';
import { Button } from '../ui/Button.tsx';
import type { CalculatorViewProps } from './PriceCalculator.tsx';
import { SendForm } from './SendForm.tsx';

/** The price once there is one, how it came about, and the way to a quote. */
export function PricePanel(props: CalculatorViewProps): ReactNode {
  const { store, copy } = props;
  const { calculated, sendFormOpen, sentReference, stale, accept } = useStore(store);
  return (
    <div className="flex flex-col gap-4">
      {/* The live region is there before it is filled: one that comes with its text is often not read. */}
      <div aria-live="polite" aria-atomic="true">
        {calculated && <Amount {...props} />}
      </div>
      {calculated && <Explanation {...props} />}
      {calculated && !stale && !sendFormOpen && !sentReference && (
        <div className="flex flex-col gap-2">
          <Button look="primary" part="accept" focusName="accept" onPress={accept}>
            {copy.accept}
          </Button>
          <p className="text-sm text-ink-soft">{copy.afterAccept}</p>
        </div>
      )}
      {sendFormOpen && <SendForm {...props} />}
      {sentReference && (
        <div tabIndex={-1} data-focus="sent" className="p-4 rounded-lg bg-sage-soft">
          <p className="font-semibold">{copy.sent}</p>
          <p className="text-sm">{copy.sentReference(sentReference)}</p>
        </div>
      )}
    </div>
  );
}

function Amount({ store, copy, lang }: CalculatorViewProps): ReactNode {
  const { calculated, stale } = useStore(store);
  if (!calculated) return null;
  return (
    <section part="price" className="flex flex-col gap-1 p-6 rounded-xl bg-ink text-white forced-colors:border">
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

function Explanation({ store, copy, lang }: CalculatorViewProps): ReactNode {
  const { calculated } = useStore(store);
  if (!calculated) return null;
  return (
    <details className="group rounded-lg border border-line bg-white" part="explanation">
      <summary className="flex items-center justify-between gap-2 min-h-[48px] px-4 rounded-lg text-sm font-semibold">
        {copy.explain}
        <span aria-hidden="true" className="text-lg leading-none transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <dl className="flex flex-col px-4 pb-3 text-sm">
        {explainPrice(calculated.input, calculated.price, lang).map((line) => (
          <div key={line.id} className="grid grid-cols-[1fr_auto] gap-4 py-2 border-t border-line">
            <dt>
              {line.label}
              <span className="block text-xs text-ink-soft">{line.detail}</span>
            </dt>
            <dd className="tabular font-semibold">{line.value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
