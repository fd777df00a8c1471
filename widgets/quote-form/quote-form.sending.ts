import type { StoreApi } from 'zustand/vanilla';
import { contactFields } from '../domain/request/contact-payload.ts';
import { contactRequestProblems } from '../domain/request/contact-request.ts';
import type { Tabs } from '../kit/ports.ts';
import type { StoreContext } from '../kit/widget.ts';
import { createRequestDesk, type RequestDesk } from '../request/request-desk.ts';
import { createRequestPhotos, type RequestPhotos } from '../request/request-photos.ts';
import type { quoteFormMeta } from './quote-form.meta.ts';
import type { QuoteFormActions, QuoteFormData, QuoteFormState } from './quote-form.state.ts';

export interface QuoteSending extends Pick<QuoteFormActions, 'send'>, Pick<RequestDesk, 'copy'> {
  photos: RequestPhotos;
  /** Loads the code for sending: in the click itself there is no time for it, and later perhaps no network. */
  prepare(): void;
}

/**
 * Makes the sending side of a form's store.
 *
 * @param empty the state of the form after a request has arrived
 */
export function createQuoteSending(
  store: StoreApi<QuoteFormState>,
  { ports, emit, attributes }: StoreContext<typeof quoteFormMeta>,
  empty: () => Partial<QuoteFormData>,
): QuoteSending {
  const photos = createRequestPhotos(store, ports);
  let tabs: Tabs | undefined;

  const desk = createRequestDesk(store, ports, {
    attributes,
    photos,
    resetDelay: 1000,
    problems: () => contactRequestProblems(store.getState().fields),
    mark(problem) {
      store.setState({ marked: true });
      store.getState().say(problem);
    },
    compose() {
      const { fields: request, film } = store.getState();
      return (envelope) => contactFields({ ...envelope, request, film: film?.mail });
    },
    announce(outcome, { Project_type: projectType = '', Klant_type: clientType = '' }, reference) {
      emit(`wrap-quote-${outcome}`, { projectType, clientType, reference });
    },
    fresh: () => ({ ...empty(), film: undefined, marked: false }),
  });

  return {
    prepare() {
      ports.prepareDelivery().catch(console.warn);
      ports.tabs().then((loaded) => {
        tabs = loaded;
      }, console.warn);
    },
    photos,
    copy: desk.copy,
    send: (lang) => desk.send(() => tabs?.openTab(ports.ownOrigin(), lang)),
  };
}
