import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { NoScriptSend } from '../ui/NoScriptSend.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PrivacyLine } from '../ui/PrivacyLine.tsx';
import { RequestForm } from '../ui/RequestForm.tsx';
import { SendingUnavailable } from '../ui/SendingUnavailable.tsx';
import { ApplicationFields } from './ApplicationFields.tsx';
import { applicationSendingPart } from './application-sending.lazy.ts';
import type { PartnerFormViewProps } from './partner-form.state.ts';

/** The partner form: who applies, where they work, and what they can do. */
export function PartnerForm(props: PartnerFormViewProps): ReactNode {
  const { store, copy, lang, company } = props;
  const state = useStore(store);
  const { sending, toast, delivers } = state;
  const busy = sending === 'sending';
  // Not from the store: on the server and during hydration the store has only its initial state.
  const part = applicationSendingPart.loaded;
  const problems = part?.applicationProblemTexts(state, lang);
  const send = () => void state.send();
  return (
    <>
      {!delivers && (
        <noscript>
          <p className="p-4 bg-sand">{copy.noScript(company.phone, company.email)}</p>
        </noscript>
      )}
      <div className={delivers ? '' : 'no-script:hidden'}>
        <RequestForm lang={lang} title={copy.title} busy={busy} focus={state.focus} onSend={send}>
          {part && <part.ApplicationOutcome {...props} />}
          {!delivers && <p className="font-semibold">{copy.demonstration}</p>}
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
          {toast && !part && <SendingUnavailable lang={lang} company={company} />}
          {delivers && <NotLoaded lang={lang} company={company} />}
          {delivers && (
            <NoScriptSend
              formMail={company.formMail}
              subject="Aanmelding zzp, verstuurd zonder JavaScript"
              label={copy.send}
            />
          )}
          {delivers && <PrivacyLine lang={lang} company={company} />}
        </RequestForm>
      </div>
      {part && <part.ApplicationToast {...props} />}
    </>
  );
}
