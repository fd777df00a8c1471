import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { contactRequestProblems } from '../domain/request/contact-request.ts';
import { calculationPart } from '../request/calculation.lazy.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { requestCopy } from '../request/request.copy.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PhotoPicker } from '../ui/PhotoPicker.tsx';
import { PrivacyLine } from '../ui/PrivacyLine.tsx';
import { RequestForm } from '../ui/RequestForm.tsx';
import { SendingUnavailable } from '../ui/SendingUnavailable.tsx';
import { NoScript } from './NoScript.tsx';
import { ContactFields, DescriptionField, ProjectFields } from './QuoteFields.tsx';
import { QuoteFormToast } from './QuoteFormToast.tsx';
import { quoteDeskPart } from './quote-form.desk.lazy.ts';
import { problemTexts, saidInSummary } from './quote-form.problems.ts';
import type { QuoteFormViewProps } from './quote-form.state.ts';

/** The quote form: the project with its photos, then who asks. A partner has no project: it says who it is, then what it wants. */
export function QuoteForm(props: QuoteFormViewProps): ReactNode {
  const { store, copy, lang, company } = props;
  const state = useStore(store);
  const { sending, lastFields, sentReference, film, calculation, samples = [], forPartner } = state;
  const part = chosenFilmPart.loaded;
  const priced = calculationPart.loaded;
  const desk = quoteDeskPart.loaded;
  const words = requestCopy[lang];
  const problems = problemTexts(state, copy, lang);
  const busy = sending === 'sending' || sending === 'accepted';
  const send = () => void state.send(lang);
  return (
    <>
      <RequestForm
        lang={lang}
        title={forPartner ? copy.partner.title : copy.title}
        busy={busy}
        focus={state.focus}
        onSend={send}
      >
        {sentReference && (
          <div tabIndex={-1} data-focus="sent" className="flex flex-col gap-1 p-4 rounded-lg bg-sage-soft">
            <p className="font-semibold">{words.sentTitle[state.receipt ?? 'accepted']}</p>
            <p className="text-sm">
              {copy.arrivedText} {words.sentReference(sentReference)}
              {words.photosLeft(state.photosLeft)}
            </p>
          </div>
        )}
        {desk && <desk.Honeypot store={store} />}
        {desk && (
          <desk.EarlierArrived
            text={state.arrivedReference && words.earlierArrived(state.arrivedReference)}
          />
        )}
        {problems.size > 0 && (
          <ErrorSummary
            title={copy.summary}
            said={saidInSummary(state, copy)}
            problems={[...problems].map(([name, text]) => ({ name, text }))}
            onGoTo={state.focusOn}
          />
        )}
        <p className="text-sm text-ink-soft">{copy.required}</p>
        {!forPartner && <ProjectFields {...props} problems={problems} />}
        {calculation && priced && !forPartner && (
          <priced.CalculationRow calculation={calculation} lang={lang} onRemove={state.removeCalculation} />
        )}
        {film && part && <part.ChosenFilmRow film={film} lang={lang} onRemove={state.removeFilm} />}
        {samples.length > 0 && part && (
          <part.SampleList
            samples={samples}
            lang={lang}
            asksAddress={!(state.fields.address.trim() && state.fields.city.trim()) && 'fields'}
            onRemove={state.removeSample}
          />
        )}
        {!forPartner && (
          <div className="no-script:hidden">
            <PhotoPicker
              photos={state.photos}
              notices={state.photoNotices}
              copy={words}
              onAdd={state.addPhotos}
              onRemove={state.removePhoto}
              onRetry={state.retryPhoto}
              onRetryAll={state.retryPhotos}
            />
          </div>
        )}
        {!forPartner && <DescriptionField {...props} problems={problems} />}
        <ContactFields {...props} problems={problems} />
        {forPartner && <DescriptionField {...props} problems={problems} />}
        {sending === 'unconfirmed' && lastFields && desk ? (
          <desk.Unconfirmed
            copy={words}
            company={company}
            reference={state.reference}
            fields={lastFields}
            tooLong={state.tooLong}
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
        {state.unavailable && <SendingUnavailable lang={lang} company={company} />}
        <NotLoaded lang={lang} company={company} />
        <NoScript {...props} />
        <PrivacyLine lang={lang} company={company} />
      </RequestForm>
      <QuoteFormToast {...props} />
    </>
  );
}
