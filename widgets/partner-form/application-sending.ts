import type { StoreApi } from 'zustand/vanilla';
import { emptyPartnerApplication } from '../domain/partner/partner-application.ts';
import {
  applicationProblems,
  readKvkNumber,
  readLink,
} from '../domain/partner/partner-application-checks.ts';
import { applicationFields } from '../domain/partner/partner-payload.ts';
import type { StoreContext } from '../kit/widget.ts';
import { forgetVisitor, knownVisitor, onForgotten } from '../request/known-visitor.ts';
import { createRequestDesk } from '../request/request-desk.ts';
import type { partnerFormMeta } from './partner-form.meta.ts';
import type { ApplicationSending, PartnerFormState } from './partner-form.state.ts';

const empty = { application: emptyPartnerApplication, marked: false };

/** Makes the sending side of a form's store. It loads when the visitor first uses the form. */
export function createApplicationSending(
  store: StoreApi<PartnerFormState>,
  { ports, emit, attributes }: StoreContext<typeof partnerFormMeta>,
): ApplicationSending {
  const desk = createRequestDesk(store, ports, {
    attributes,
    problems: () => applicationProblems(store.getState().application),
    mark: () => store.setState({ marked: true }),
    compose() {
      const { application } = store.getState();
      return (envelope) => applicationFields({ ...envelope, application });
    },
    announce(outcome, { experienceLevel = '' }, reference) {
      emit(`wrap-application-${outcome}`, { experienceLevel, reference });
    },
    fresh(reference) {
      // A demonstration is no request that has arrived.
      if (reference) forgetVisitor(ports);
      return { ...empty, received: { reference } };
    },
  });
  let met = false;

  return {
    meetVisitor() {
      if (met) return;
      met = true;
      onForgotten(knownVisitor(ports), () => {
        // An application that has not arrived stays.
        if (store.getState().sending === 'idle') store.setState(empty);
      });
    },
    leave(name) {
      const { application, change } = store.getState();
      const read = name === 'kvkNumber' ? readKvkNumber : name === 'portfolioLink' ? readLink : undefined;
      const written = read?.(application[name]);
      if (written !== undefined && written !== application[name]) change(name, written);
    },
    async send() {
      if (store.getState().delivers) return desk.send();
      if (desk.isReady()) desk.finish();
    },
    copyRequest: desk.copy,
  };
}
