import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { calculationFragment } from '../domain/calculator/calculation-link.ts';
import { filmOf } from '../domain/film/chosen-film.ts';
import { filmQuery } from '../domain/film/film-query.ts';
import { Button } from '../ui/Button.tsx';
import type { CalculatorData, CalculatorViewProps } from './price-calculator.state.ts';
import { quoteRequestCopy } from './quote-request.copy.ts';

interface CalculationLinkProps extends CalculatorViewProps {
  calculated: NonNullable<CalculatorData['calculated']>;
}

/** The link of the calculation: a button copies it, or it is shown where the browser refuses to copy. */
export function CalculationLink({ store, lang, calculated }: CalculationLinkProps): ReactNode {
  const { link, request, film } = useStore(store);
  const copy = quoteRequestCopy[lang];
  // A link that was copied before may belong to another calculation.
  const { input } = calculated;
  const fragment = calculationFragment(input) + filmQuery(filmOf(film, input));
  const current = link?.address.endsWith(fragment) ? link : undefined;
  return (
    <div className="flex flex-col items-start gap-1">
      <Button look="quiet" onPress={() => request?.copyLink(lang)}>
        {copy.copyLink}
      </Button>
      <p role="status" className="px-2 text-sm text-ink-soft">
        {current && (current.copied ? copy.linkCopied : copy.linkShown)}
      </p>
      {current && !current.copied && (
        <input
          readOnly
          value={current.address}
          aria-label={copy.linkShown}
          onFocus={(event) => event.target.select()}
          className="w-full min-h-[48px] px-3 rounded border border-line-strong bg-white text-sm"
        />
      )}
    </div>
  );
}
