import type { StoreApi } from 'zustand/vanilla';
import { quoteFields } from '../domain/quote-payload.ts';
import type { StoreContext } from '../kit/widget.ts';
import { contactProblems } from '../request/contact.ts';
import { createPhotoQueue } from '../request/photo-queue.ts';
import { freshRequest } from '../request/request-state.ts';
import { createSending } from '../request/sending.ts';
import { requestText } from '../request/ways-out.ts';
import type { priceCalculatorMeta } from './price-calculator.meta.ts';
import type { CalculatorState } from './price-calculator.store.ts';

/** What can be done once there is a price: everything from photos to the receipt. */
export interface QuoteRequest {
  addPhotos(files: readonly File[]): void;
  removePhoto(id: string): void;
  retryPhoto(id: string): void;
  send(): Promise<void>;
  copyRequest(): Promise<void>;
}

/** The request side of a calculator's store. It loads when the visitor first touches the calculator. */
export function createQuoteRequest(
  store: StoreApi<CalculatorState>,
  { services, emit, attributes }: StoreContext<typeof priceCalculatorMeta>,
): QuoteRequest {
  const { say, focusOn } = store.getState();
  const photos = createPhotoQueue(store, services);
  const sending = createSending(store, services, (outcome) => {
    const { calculated, reference } = store.getState();
    const detail = {
      projectType: calculated?.input.projectType ?? '',
      estimatedPrice: calculated?.price.amount ?? 0,
      reference,
    };
    if (outcome === 'unconfirmed') {
      say('failed');
      focusOn('unconfirmed');
      return emit('wrap-quote-failed', detail);
    }
    photos.clear();
    store.setState({ ...freshRequest, lastFields: undefined, sendFormOpen: false, sentReference: reference });
    say('sent');
    focusOn('sent');
    emit('wrap-quote-sent', detail);
  });

  return {
    addPhotos: photos.add,
    retryPhoto: photos.retry,
    removePhoto(id) {
      photos.remove(id);
      focusOn('photos');
    },
    async send() {
      const { customer, calculated } = store.getState();
      if (!calculated || store.getState().sending === 'sending') return;
      const problems = contactProblems(customer);
      const [first] = problems;
      if (first) {
        store.setState({ contactMarked: true });
        say([...problems.values()].includes('missing') ? 'contact-missing' : 'invalid');
        return focusOn(first[0]);
      }
      store.getState().dismissToast();
      await sending.send(async (reference) => {
        const page = services.pageAddress();
        const fields = quoteFields({
          customer,
          input: calculated.input,
          estimatedPrice: calculated.price.amount,
          photos: await photos.settled(),
          timestamp: services.now(),
          reference,
          partner: attributes.partner,
          page: page.origin + page.pathname,
        });
        store.setState({ lastFields: fields, copyRefused: false });
        return { reference, fields };
      });
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
