import type { StoreApi } from 'zustand/vanilla';
import { calculationLink, readCalculation } from '../domain/calculation-link.ts';
import { inputProblems } from '../domain/completeness.ts';
import type { PhotoOutcome } from '../domain/mail.ts';
import { fillSlots } from '../domain/photo-slots.ts';
import { quoteFields } from '../domain/quote-payload.ts';
import { choiceNames, measurementNames } from '../domain/services.ts';
import type { DraftRequest } from '../kit/outbox.ts';
import type { StoreContext } from '../kit/widget.ts';
import { composeWithPhotos } from '../request/compose-with-photos.ts';
import { contactProblems } from '../request/contact.ts';
import { knownVisitor } from '../request/known-visitor.ts';
import { createPhotoQueue } from '../request/photo-queue.ts';
import { freshRequest } from '../request/request-state.ts';
import { senderOf } from '../request/sender.ts';
import { createSending } from '../request/sending.ts';
import { type PhotoSharing, sharePhotos } from '../request/share-photos.ts';
import { requestText } from '../request/ways-out.ts';
import type { priceCalculatorMeta } from './price-calculator.meta.ts';
import { type CalculatorState, noCustomer, type QuoteRequest } from './price-calculator.state.ts';
import { followVisitor } from './quote-request.visitor.ts';

/** The request side of a calculator's store. It loads when the visitor first touches the calculator. */
export function createQuoteRequest(
  store: StoreApi<CalculatorState>,
  { services, emit, attributes }: StoreContext<typeof priceCalculatorMeta>,
): QuoteRequest {
  const { say, focusOn } = store.getState();
  const photos = createPhotoQueue(store, services);
  /** The last attempt, with its photos. */
  let draft: DraftRequest | undefined;
  let sharing: PhotoSharing | undefined;
  const sending = createSending(store, services, (outcome) => {
    const { lastFields, reference } = store.getState();
    // As it was asked: the form may hold another project by now.
    const asked = (name: string) => lastFields?.find(([candidate]) => candidate === name)?.[1] ?? '';
    const detail = {
      projectType: asked('projectType'),
      estimatedPrice: Number(asked('estimatedPrice')),
      reference,
    };
    if (outcome === 'unconfirmed') {
      say('failed');
      focusOn('unconfirmed');
      return emit('wrap-quote-failed', detail);
    }
    photos.clear();
    draft = undefined;
    store.setState({
      ...freshRequest,
      lastFields: undefined,
      customer: noCustomer,
      contactMarked: false,
      sendFormOpen: false,
      sentReference: reference,
    });
    say('sent');
    focusOn('sent');
    emit('wrap-quote-sent', detail);
  });

  return {
    addPhotos: photos.add,
    retryPhoto: photos.retry,
    meetVisitor() {
      if (sharing) return;
      const visitor = knownVisitor(services);
      followVisitor(store, visitor);
      sharing = sharePhotos(store, photos, visitor, services);
    },
    removePhoto(id) {
      sharing?.removed(id);
      photos.remove(id);
      focusOn('photos');
    },
    async send() {
      const { customer, calculated, lastFields } = store.getState();
      if (store.getState().sending === 'sending') return;
      if (!calculated) {
        // Another project was chosen since, and has no price yet: a retry sends what was asked, as it was.
        if (lastFields)
          await sending.send(async (reference) => ({ fields: lastFields, ...draft, reference }));
        return;
      }
      const problems = contactProblems(customer);
      const [first] = problems;
      if (first) {
        store.setState({ contactMarked: true });
        say([...problems.values()].includes('missing') ? 'contact-missing' : 'invalid');
        return focusOn(first[0]);
      }
      store.getState().dismissToast();
      const compose = (reference: string) => (outcomes: readonly PhotoOutcome[]) => {
        const fields = quoteFields({
          customer,
          input: calculated.input,
          estimatedPrice: calculated.price.amount,
          photos: outcomes,
          timestamp: services.now(),
          ...senderOf(services, reference, attributes.partner),
          // The mail is Dutch, and so is who reads it.
          calculation: calculationLink(services.ownOrigin(), calculated.input, 'nl'),
        });
        store.setState({ lastFields: fillSlots(fields, photos.outcomes()), copyRefused: false });
        return fields;
      };
      await sending.send(async (reference, keep) => {
        draft = await composeWithPhotos(store, photos, compose(reference), reference, keep);
        return draft;
      });
    },
    openCalculation(fragment) {
      const input = readCalculation(fragment);
      if (!input?.projectType) return;
      const { chooseService, change, calculate } = store.getState();
      chooseService(input.projectType);
      for (const name of [...measurementNames, ...choiceNames]) change(name, input[name]);
      if (inputProblems(input).size === 0) calculate();
    },
    async copyLink(lang) {
      const { calculated } = store.getState();
      if (!calculated) return;
      const address = calculationLink(services.ownOrigin(), calculated.input, lang);
      try {
        await services.copyText(address);
        store.setState({ link: { address, copied: true } });
      } catch {
        // No permission, or no secure context: then the link itself is shown.
        store.setState({ link: { address, copied: false } });
      }
    },
    async copyRequest() {
      try {
        await services.copyText(requestText(store.getState().lastFields ?? []));
        say('copied');
      } catch {
        // No permission, or no secure context: then the text itself is shown.
        store.setState({ copyRefused: true });
      }
    },
  };
}
