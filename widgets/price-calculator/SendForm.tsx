import type { FormEvent, ReactNode } from 'react';
import { useStore } from 'zustand';
import { isPhoneInWords } from '../domain/request/phone.ts';
import { chosenFilmPart } from '../request/chosen-film.lazy.ts';
import { contactProblems } from '../request/contact.ts';
import { requestCopy } from '../request/request.copy.ts';
import { Button } from '../ui/Button.tsx';
import { Honeypot } from '../ui/Honeypot.tsx';
import { PhotoPicker } from '../ui/PhotoPicker.tsx';
import { PrivacyLine } from '../ui/PrivacyLine.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Unconfirmed } from '../ui/Unconfirmed.tsx';
import type { CalculatorViewProps } from './price-calculator.state.ts';
import { quoteRequestCopy } from './quote-request.copy.ts';

/** Name, e-mail, phone, message and photos: what is sent with the accepted price. */
export function SendForm({ store, lang, company }: CalculatorViewProps): ReactNode {
  const state = useStore(store);
  const { request, customer, sending, lastFields, samples = [], changeCustomer } = state;
  const films = chosenFilmPart.loaded;
  const copy = requestCopy[lang];
  const problems = state.contactMarked ? contactProblems(customer) : undefined;
  const busy = sending === 'sending';
  const nameProblem = problems?.get('name');
  const emailProblem = problems?.get('email');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void request?.send();
  };
  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={submit}
      part="send-form"
      className="flex flex-col gap-4 p-4 mid:p-6 rounded-xl border border-line bg-paper"
    >
      <h3 className="font-heading text-xl font-semibold">{quoteRequestCopy[lang].sendTitle}</h3>
      <TextField
        name="name"
        label={copy.name}
        required
        autoComplete="name"
        value={customer.name}
        onChange={(value) => changeCustomer('name', value)}
        problem={nameProblem && copy.nameMissing}
      />
      <TextField
        name="email"
        label={copy.email}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        value={customer.email}
        onChange={(value) => changeCustomer('email', value)}
        problem={emailProblem && (emailProblem === 'missing' ? copy.emailMissing : copy.emailInvalid)}
      />
      <TextField
        name="phone"
        label={copy.phone}
        optional={copy.optionalField}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={customer.phone}
        onChange={(value) => changeCustomer('phone', value)}
      >
        {isPhoneInWords(customer.phone) && (
          <p role="status" className="text-sm">
            {copy.phoneInWords}
          </p>
        )}
      </TextField>
      {samples.length > 0 && films && (
        <films.SampleList
          samples={samples}
          lang={lang}
          asksAddress={!customer.message.trim() && 'message'}
          onRemove={(code) => request?.removeSample(code)}
        />
      )}
      <TextArea
        name="message"
        label={copy.message}
        optional={copy.optionalField}
        rows={3}
        lang={lang}
        value={customer.message}
        onChange={(value) => changeCustomer('message', value)}
      />
      <PhotoPicker
        photos={state.photos}
        notices={state.photoNotices}
        copy={copy}
        onAdd={(files) => request?.addPhotos(files)}
        onRemove={(id) => request?.removePhoto(id)}
        onRetry={(id) => request?.retryPhoto(id)}
        onRetryAll={() => request?.retryPhotos()}
      />
      {sending === 'unconfirmed' && lastFields && (
        <Unconfirmed
          copy={copy}
          company={company}
          reference={state.reference}
          fields={lastFields}
          tooLong={state.tooLong}
          showText={state.copyRefused}
          onRetry={() => request?.send()}
          onCopy={() => request?.copyRequest()}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {sending !== 'unconfirmed' && (
          <Button look="primary" type="submit" part="send" incomplete={busy}>
            {busy ? copy.sending : copy.send}
          </Button>
        )}
        <Button look="secondary" onPress={state.cancel} incomplete={busy}>
          {copy.cancel}
        </Button>
      </div>
      <Honeypot store={store} />
      <PrivacyLine lang={lang} company={company} />
    </form>
  );
}
