import type { StoreApi } from 'zustand/vanilla';
import { contactFields } from '../domain/request/contact-payload.ts';
import { contactRequestProblems } from '../domain/request/contact-request.ts';
import type { StoreContext } from '../kit/widget.ts';
import { calculationPart } from '../request/calculation.lazy.ts';
import { samplesForMail } from '../request/follow-samples.ts';
import { forgetVisitor, knownVisitor } from '../request/known-visitor.ts';
import { createRequestDesk, type RequestDesk } from '../request/request-desk.ts';
import type { RequestPhotos } from '../request/request-photos.ts';
import { sampleBasket } from '../request/sample-basket.ts';
import type { quoteFormMeta } from './quote-form.meta.ts';
import type { QuoteFormData, QuoteFormState } from './quote-form.state.ts';

/**
 * Makes the request desk of a form. It loads when the visitor first uses the form.
 *
 * @param empty the state of the form after a request has arrived
 */
export function createQuoteDesk(
  store: StoreApi<QuoteFormState>,
  { ports, emit, attributes }: StoreContext<typeof quoteFormMeta>,
  photos: RequestPhotos,
  empty: () => Partial<QuoteFormData>,
): RequestDesk {
  return createRequestDesk(store, ports, {
    attributes,
    photos,
    resetDelay: 1000,
    problems: () => contactRequestProblems(store.getState().fields),
    mark(problem) {
      store.setState({ marked: true });
      store.getState().say(problem);
    },
    compose() {
      const { fields: request, film, samples, calculation, forPartner } = store.getState();
      const priced =
        calculation && calculationPart.loaded?.calculationForMail(ports.ownOrigin(), calculation.input, film);
      return (envelope) =>
        contactFields({
          ...envelope,
          request,
          film: film?.mail,
          samples: samplesForMail(samples),
          calculation: priced,
          forPartner,
        });
    },
    announce(outcome, { Project_type: projectType = '', Klant_type: clientType = '' }, reference) {
      emit(`wrap-quote-${outcome}`, { projectType, clientType, reference });
    },
    fresh() {
      const { samples = [], calculation } = store.getState();
      // One that did not go along waits for the next request.
      if (calculation) knownVisitor(ports).setState({ calculation: '' });
      forgetVisitor(ports);
      sampleBasket(ports).remove(samples.map(({ code }) => code));
      return {
        ...empty(),
        calculation: undefined,
        film: undefined,
        samples: undefined,
        marked: false,
      };
    },
  });
}
