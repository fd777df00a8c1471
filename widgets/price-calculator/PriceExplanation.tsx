import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { explainPrice } from '../domain/calculator/price-explanation.ts';
import type { CalculatorViewProps } from './price-calculator.state.ts';
import { quoteRequestCopy } from './quote-request.copy.ts';

/** The explanation of the price, on demand: area, rate, each multiplier, and the minimum where it applies. */
export function PriceExplanation({ store, lang }: CalculatorViewProps): ReactNode {
  const { calculated } = useStore(store);
  if (!calculated) return null;
  return (
    <details className="group rounded-lg border border-line bg-white" part="explanation">
      <summary className="flex items-center justify-between gap-2 min-h-[48px] px-4 rounded-lg text-sm font-semibold">
        {quoteRequestCopy[lang].explain}
        <span aria-hidden="true" className="text-lg leading-none group-open:turn-45">
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
