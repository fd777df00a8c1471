import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { NoScriptSend } from '../ui/NoScriptSend.tsx';
import { useFocusWish } from '../ui/use-focus-wish.ts';
import { ApplicationFields } from './ApplicationFields.tsx';
import { applicationSendingPart } from './application-sending.lazy.ts';
import type { PartnerFormViewProps } from './partner-form.state.ts';

/** The partner form: who applies, where they work and what they can do. */
export function PartnerForm(props: PartnerFormViewProps): ReactNode {
  const { store, copy, lang, company } = props;
  const state = useStore(store);
  const { sending, toast, delivers } = state;
  const ref = useRef<HTMLFormElement>(null);
  useFocusWish(ref, state.focus);
  useEffect(() => {
    // Without scripts the browser checks and says so in its language; with them the same is said in the page's, at the fields.
    if (ref.current) ref.current.noValidate = true;
  }, []);
  const busy = sending === 'sending';
  // Not by what the store holds: on the server, and while hydrating, that is what it was made with.
  const part = applicationSendingPart();
  const problems = part?.applicationProblemTexts(state, lang);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.send();
  };
  return (
    <>
      {!delivers && (
        <noscript>
          <p className="p-4 bg-sand">{copy.noScript(company.phone, company.email)}</p>
        </noscript>
      )}
      {/* `dialog`: a press before the script is there does nothing, where a GET would reload the page and lose what was typed. */}
      <form
        ref={ref}
        lang={lang}
        method="dialog"
        aria-label={copy.title}
        aria-busy={busy}
        onSubmit={submit}
        part="form"
        className={
          delivers
            ? 'flex flex-col gap-4 p-4 mid:p-6 rounded-xl border border-line bg-paper'
            : 'flex flex-col gap-4 p-4 mid:p-6 rounded-xl border border-line bg-paper no-script:hidden'
        }
      >
        {part && <part.ApplicationOutcome {...props} />}
        <p className="text-sm text-ink-soft">{copy.required}</p>
        <ApplicationFields {...props} problems={problems} />
        {sending === 'unconfirmed' && part ? (
          <part.UnconfirmedApplication {...props} />
        ) : (
          <div className="no-script:hidden">
            <Button look="primary" type="submit" part="send" incomplete={busy}>
              {busy ? copy.sending : copy.send}
            </Button>
          </div>
        )}
        <p role="alert" className={toast && !part ? 'text-sm text-danger' : 'hidden'}>
          {toast && !part && (
            <>
              {copy.failed} <a href={`tel:${company.phoneInternational}`}>{company.phone}</a>
            </>
          )}
        </p>
        {delivers && (
          <NoScriptSend
            formMail={company.formMail}
            subject="Aanmelding zzp, verstuurd zonder JavaScript"
            label={copy.send}
          />
        )}
      </form>
      {part && <part.ApplicationToast {...props} />}
    </>
  );
}
