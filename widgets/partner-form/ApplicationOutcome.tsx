import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { EarlierArrived } from '../ui/EarlierArrived.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { applicationSendingCopy } from './application-sending.copy.ts';
import { applicationProblemTexts } from './application-sending.problems.ts';
import type { PartnerFormViewProps } from './partner-form.state.ts';

/** The result of an attempt to send, above the form: that the application arrived, or what is still missing. */
export function ApplicationOutcome({ store, lang }: PartnerFormViewProps): ReactNode {
  const state = useStore(store);
  const copy = applicationSendingCopy[lang];
  const reference = state.received?.reference;
  const { title, text } = reference ? copy.received : copy.demonstrated;
  const problems = applicationProblemTexts(state, lang);
  return (
    <>
      <Honeypot store={store} />
      {state.received && (
        <div tabIndex={-1} data-focus="sent" className="flex flex-col gap-1 p-4 rounded-lg bg-sage-soft">
          <p className="font-semibold">{title}</p>
          <p className="text-sm">
            {text} {reference && copy.reference(reference)}
          </p>
        </div>
      )}
      <EarlierArrived text={state.arrivedReference && copy.earlierArrived(state.arrivedReference)} />
      {problems.size > 0 && (
        <ErrorSummary
          title={copy.summary}
          problems={[...problems].map(([name, text]) => ({ name, text }))}
          onGoTo={state.focusOn}
        />
      )}
    </>
  );
}
