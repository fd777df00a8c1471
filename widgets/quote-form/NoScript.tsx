import type { ReactNode } from 'react';
import { requestCopy } from '../request/request.copy.ts';
import { NoScriptSend } from '../ui/NoScriptSend.tsx';
import type { QuoteFormViewProps } from './quote-form.state.ts';

/** Dutch in every language of the interface (rule `mail-language`). */
const subject = 'Offerteaanvraag, verstuurd zonder JavaScript';

/** For browsers without scripts: a way to send photos, and a button that posts the form as it is. */
export function NoScript({ copy, lang, company }: QuoteFormViewProps): ReactNode {
  return (
    <NoScriptSend formMail={company.formMail} subject={subject} label={requestCopy[lang].send}>
      <p className="text-sm">{copy.noScriptPhotos(company.email)}</p>
    </NoScriptSend>
  );
}
