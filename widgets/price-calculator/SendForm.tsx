import type { FormEvent, ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { PhotoPicker } from '../ui/PhotoPicker.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Unconfirmed } from '../ui/Unconfirmed.tsx';
import type { CalculatorViewProps } from './PriceCalculator.tsx';
import { visibleContactProblems } from './price-calculator.store.ts';

/** Name, e-mail, phone and photos: what is needed to send the accepted price as a request. */
export function SendForm({ store, copy, company }: CalculatorViewProps): ReactNode {
  const state = useStore(store);
  const { customer, sending, lastFields, changeCustomer } = state;
  const problems = visibleContactProblems(state);
  const busy = sending === 'sending';
  const nameProblem = problems.get('name');
  const emailProblem = problems.get('email');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void state.send();
  };
  return (
    <form noValidate aria-busy={busy} onSubmit={submit} part="send-form" className="flex flex-col gap-4 p-4 mid:p-6 rounded-xl border border-line bg-paper">
      <h3 className="font-heading text-xl font-semibold">{copy.sendTitle}</h3>
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
      />
      <PhotoPicker
        photos={state.photos}
        notices={state.photoNotices}
        copy={copy}
        onAdd={state.addPhotos}
        onRemove={state.removePhoto}
        onRetry={state.retryPhoto}
      />
      {sending === 'unconfirmed' && lastFields && (
        <Unconfirmed
          copy={copy}
          company={company}
          reference={state.reference}
          fields={lastFields}
          showText={state.copyRefused}
          onRetry={state.send}
          onCopy={state.copyRequest}
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
    </form>
  );
}
