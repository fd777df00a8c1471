import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { requestCopy } from '../request/request.copy.ts';
import { NoScriptSend } from '../ui/NoScriptSend.tsx';
import type { QuoteFormViewProps } from './quote-form.state.ts';

/** Dutch in every language of the interface (rule `mail-language`). */
const subjects = {
  quote: 'Offerteaanvraag, verstuurd zonder JavaScript',
  partner: 'Aanvraag partnercode, verstuurd zonder JavaScript',
};

/** For browsers without scripts: a way to send photos, and a button that posts the form as it is. */
export function NoScript({ store, copy, lang, company }: QuoteFormViewProps): ReactNode {
  const { forPartner } = useStore(store);
  const subject = subjects[forPartner ? 'partner' : 'quote'];
  return (
    <NoScriptSend formMail={company.formMail} subject={subject} label={requestCopy[lang].send}>
      {!forPartner && <p className="text-sm">{copy.noScriptPhotos(company.email)}</p>}
    </NoScriptSend>
  );
}
