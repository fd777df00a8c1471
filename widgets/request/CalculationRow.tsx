import type { ReactNode } from 'react';
import { calculationInWords } from '../domain/calculator/calculation-in-words.ts';
import { startingPrice } from '../domain/calculator/price-explanation.ts';
import type { PricedCalculation } from '../domain/calculator/priced-calculation.ts';
import { serviceRows } from '../domain/calculator/services.ts';
import type { Language } from '../domain/text.ts';
import { calculationCopy } from './calculation.copy.ts';

interface Props {
  calculation: PricedCalculation;
  lang: Language;
  onRemove(): void;
}

/** The price that the visitor has seen in the calculator, what it was calculated from, and a button to remove it. */
export function CalculationRow({ calculation: { input, price }, lang, onRemove }: Props): ReactNode {
  const copy = calculationCopy[lang];
  const { from, terms } = startingPrice(price, lang);
  return (
    <div className="flex items-center gap-3 p-2 rounded-lg border border-line bg-white">
      <p className="grow min-w-0 px-1 text-sm leading-snug">
        {copy.calculation}{' '}
        <span className="font-semibold">{`${serviceRows[input.projectType].label[lang]}, ${from}`}</span>
        {` (${terms}), ${calculationInWords(input, lang)}`}
      </p>
      <button
        type="button"
        aria-label={copy.remove}
        onClick={onRemove}
        className="size-11 shrink-0 grid place-items-center rounded text-lg hover:bg-sand"
      >
        ×
      </button>
    </div>
  );
}
