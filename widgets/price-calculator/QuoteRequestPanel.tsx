import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { requestCopy } from '../request/request.copy.ts';
import { EarlierArrived } from '../ui/EarlierArrived.tsx';
import { CalculationLink } from './CalculationLink.tsx';
import type { CalculatorViewProps } from './price-calculator.state.ts';
import { SendForm } from './SendForm.tsx';
import { SheetLink } from './SheetLink.tsx';

/** The form to send an accepted price, the confirmation that it arrived, and the link of the calculation. */
export function QuoteRequestPanel(props: CalculatorViewProps): ReactNode {
  const { sendFormOpen, sentReference, arrivedReference, calculated, stale } = useStore(props.store);
  const earlier = (
    <EarlierArrived text={arrivedReference && requestCopy[props.lang].earlierArrived(arrivedReference)} />
  );
  if (sendFormOpen)
    return (
      <>
        {earlier}
        <SendForm {...props} />
      </>
    );
  return (
    <>
      {earlier}
      {sentReference && <Sent {...props} reference={sentReference} />}
      {calculated && !stale && (
        <div className="flex flex-col items-start">
          <SheetLink {...props} />
          <CalculationLink {...props} calculated={calculated} />
        </div>
      )}
    </>
  );
}

function Sent({ store, copy, lang, reference }: CalculatorViewProps & { reference: string }): ReactNode {
  const { receipt = 'accepted', photosLeft } = useStore(store);
  const words = requestCopy[lang];
  return (
    <div tabIndex={-1} data-focus="sent" className="flex flex-col gap-1 p-4 rounded-lg bg-sage-soft">
      <p className="font-semibold">{words.sentTitle[receipt]}</p>
      <p className="text-sm">
        {copy.sent} {words.sentReference(reference)}
        {words.photosLeft(photosLeft)}
      </p>
    </div>
  );
}
