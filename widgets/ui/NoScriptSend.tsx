import type { ReactNode } from 'react';
import type { Company } from '../kit/company.ts';

export interface NoScriptSendProps {
  /** Absent in a browser that runs scripts: there the button is never seen. */
  formMail: Company['formMail'];
  /** The mail is Dutch whatever the visitor reads. */
  subject: string;
  label: string;
}

/** For who has no scripts: a button that posts the form as it stands, to the form-mail service itself. */
export function NoScriptSend({ formMail, subject, label }: NoScriptSendProps): ReactNode {
  // The element itself is always there: the browser's markup has to match the prerendered one.
  return (
    <noscript>
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
            {label}
          </button>
        </>
      )}
    </noscript>
  );
}
