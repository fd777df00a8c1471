import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { contactRequestProblems } from '../domain/contact-request.ts';
import { requestCopy } from '../request/request.copy.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { PhotoPicker } from '../ui/PhotoPicker.tsx';
import { Unconfirmed } from '../ui/Unconfirmed.tsx';
import { useFocusWish } from '../ui/use-focus-wish.ts';
import { NoScript } from './NoScript.tsx';
import { QuoteFields } from './QuoteFields.tsx';
import { QuoteFormToast } from './QuoteFormToast.tsx';
import { problemTexts } from './quote-form.problems.ts';
import { isBusy, type QuoteFormViewProps } from './quote-form.state.ts';

/** The quote form: who asks, what for, and photos. */
export function QuoteForm(props: QuoteFormViewProps): ReactNode {
  const { store, copy, lang, company } = props;
  const state = useStore(store);
  const { sending, lastFields, sentReference } = state;
  const ref = useRef<HTMLFormElement>(null);
  useFocusWish(ref, state.focus);
  useEffect(() => {
    // Without scripts the browser checks what is required; with them we do, in our own words.
    if (ref.current) ref.current.noValidate = true;
  }, []);
  const words = requestCopy[lang];
  const problems = problemTexts(state, copy, lang);
  const busy = isBusy(state);
  const send = () => void state.send(lang);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <>
      {/* `dialog`: a press before the script is there does nothing, where a GET would reload the page and lose what was typed. */}
      <form
        ref={ref}
        lang={lang}
        method="dialog"
        aria-label={copy.title}
        aria-busy={busy}
        onSubmit={submit}
        part="form"
        className="flex flex-col gap-4 p-4 mid:p-6 rounded-xl border border-line bg-paper"
      >
        {sentReference && (
          <div tabIndex={-1} data-focus="sent" className="flex flex-col gap-1 p-4 rounded-lg bg-sage-soft">
            <p className="font-semibold">{copy.arrivedTitle}</p>
            <p className="text-sm">
              {copy.arrivedText} {words.sentReference(sentReference)}
            </p>
          </div>
        )}
        {problems.size > 0 && (
          <ErrorSummary
            title={copy.summary}
            problems={[...problems].map(([name, text]) => ({ name, text }))}
            onGoTo={state.focusOn}
          />
        )}
        <p className="text-sm text-ink-soft">{copy.required}</p>
        <QuoteFields {...props} problems={problems} />
        <div className="no-script:hidden">
          <PhotoPicker
            photos={state.photos}
            notices={state.photoNotices}
            copy={words}
            onAdd={state.addPhotos}
            onRemove={state.removePhoto}
            onRetry={state.retryPhoto}
          />
        </div>
        {sending === 'unconfirmed' && lastFields ? (
          <Unconfirmed
            copy={words}
            company={company}
            reference={state.reference}
            fields={lastFields}
            showText={state.copyRefused}
            onRetry={send}
            onCopy={state.copyRequest}
          />
        ) : (
          <div className="no-script:hidden">
            <Button
              look="primary"
              type="submit"
              part="send"
              incomplete={busy || contactRequestProblems(state.fields).size > 0}
            >
              {busy ? words.sending : words.send}
            </Button>
          </div>
        )}
        <NoScript {...props} />
      </form>
      <QuoteFormToast {...props} />
    </>
  );
}
