import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { requestCopy } from '../request/request.copy.ts';
import type { CalculatorViewProps } from './price-calculator.state.ts';
import { quoteRequestCopy } from './quote-request.copy.ts';
import { SendForm } from './SendForm.tsx';

/** The form to send an accepted price with, and afterwards the word that it arrived. */
export function QuoteRequestPanel(props: CalculatorViewProps): ReactNode {
  const { store, copy, lang } = props;
  const { sendFormOpen, sentReference } = useStore(store);
  if (sendFormOpen) return <SendForm {...props} />;
  if (!sentReference) return null;
  return (
    <div tabIndex={-1} data-focus="sent" className="flex flex-col gap-1 p-4 rounded-lg bg-sage-soft">
      <p className="font-semibold">{quoteRequestCopy[lang].sentTitle}</p>
      <p className="text-sm">
        {copy.sent} {requestCopy[lang].sentReference(sentReference)}
      </p>
    </div>
  );
}
