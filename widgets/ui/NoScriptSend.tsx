import type { ReactNode } from 'react';
import type { Company } from '../kit/company.ts';

export interface NoScriptSendProps {
  /** Absent in a browser that runs scripts, where the button is never visible. */
  formMail: Company['formMail'];
  /** Dutch in every language of the interface (rule `mail-language`). */
  subject: string;
  label: string;
  /** Shown above the button. */
  children?: ReactNode;
}

/** For browsers without scripts: a button that posts the form as it is, directly to the form-mail service. */
export function NoScriptSend({ formMail, subject, label, children }: NoScriptSendProps): ReactNode {
  // The element itself is always rendered: the browser's markup must match the prerendered one.
  return (
    <noscript>
      {children}
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
