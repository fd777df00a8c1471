import type { ReactNode } from 'react';
import { requestCopy } from '../request/request.copy.ts';
import type { QuoteFormViewProps } from './quote-form.state.ts';

/** Dutch in every language of the interface (rule `mail-language`). */
const subject = 'Offerteaanvraag, verstuurd zonder JavaScript';

/** For browsers without scripts: a button that posts the form as it is, and a way to send photos. */
export function NoScript({ copy, lang, company }: QuoteFormViewProps): ReactNode {
  const { formMail, email } = company;
  return (
    <noscript>
      <p className="text-sm">{copy.noScriptPhotos(email)}</p>
      {formMail && (
        <>
          <input type="hidden" name="_subject" value={subject} />
          <input type="hidden" name="_captcha" value="false" />
          <input type="hidden" name="_next" value={formMail.next} />
          <button
            type="submit"
            formAction={formMail.action}
            formMethod="post"
            formTarget="_blank"
            className="min-h-[48px] px-6 rounded-lg bg-action text-white font-semibold"
          >
            {requestCopy[lang].send}
          </button>
        </>
      )}
    </noscript>
  );
}
