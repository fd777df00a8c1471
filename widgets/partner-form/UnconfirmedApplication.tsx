import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { requestCopy } from '../request/request.copy.ts';
import { Unconfirmed } from '../ui/Unconfirmed.tsx';
import { applicationSendingCopy } from './application-sending.copy.ts';
import type { PartnerFormViewProps } from './partner-form.state.ts';

/** An application without a receipt, and the other ways to send it to us. */
export function UnconfirmedApplication({ store, lang, company }: PartnerFormViewProps): ReactNode {
  const { reference, lastFields = [], tooLong, copyRefused, send, delivery } = useStore(store);
  return (
    <Unconfirmed
      copy={{ ...requestCopy[lang], ...applicationSendingCopy[lang].unconfirmed }}
      company={company}
      reference={reference}
      fields={lastFields}
      tooLong={tooLong}
      showText={copyRefused}
      onRetry={send}
      onCopy={() => delivery?.copyRequest()}
    />
  );
}
