import type { StoreApi } from 'zustand/vanilla';
import type { Tabs } from '../kit/ports.ts';
import type { StoreContext } from '../kit/widget.ts';
import type { RequestDesk } from '../request/request-desk.ts';
import { createRequestPhotos, type RequestPhotos } from '../request/request-photos.ts';
import { quoteDeskPart } from './quote-form.desk.lazy.ts';
import type { quoteFormMeta } from './quote-form.meta.ts';
import type { QuoteFormActions, QuoteFormData, QuoteFormState } from './quote-form.state.ts';

export interface QuoteSending extends Pick<QuoteFormActions, 'send'> {
  photos: RequestPhotos;
  /** Loads the code for sending: in the click itself there is no time for it, and later perhaps no network. */
  prepare(): void;
  copy(): Promise<void>;
}

/**
 * Makes the sending side of a form's store.
 *
 * @param empty the state of the form after a request has arrived
 */
export function createQuoteSending(
  store: StoreApi<QuoteFormState>,
  context: StoreContext<typeof quoteFormMeta>,
  empty: () => Partial<QuoteFormData>,
): QuoteSending {
  const { ports } = context;
  const photos = createRequestPhotos(store, ports);
  let tabs: Tabs | undefined;
  let desk: RequestDesk | undefined;

  const deskOf = ({ createQuoteDesk }: NonNullable<typeof quoteDeskPart.loaded>) => {
    desk ??= createQuoteDesk(store, context, photos, empty);
    return desk;
  };

  return {
    prepare() {
      quoteDeskPart.load().catch(console.warn);
      ports.prepareDelivery().catch(console.warn);
      ports.preparePhotos().catch(console.warn);
      ports.tabs().then((loaded) => {
        tabs = loaded;
      }, console.warn);
    },
    photos,
    copy: async () => desk?.copy(),
    async send(lang) {
      const openTab = () => tabs?.openTab(ports.ownOrigin(), lang);
      // Without waiting, where the code is loaded: only in the click itself may a tab be opened.
      if (quoteDeskPart.loaded) return deskOf(quoteDeskPart.loaded).send(openTab);
      store.setState({ unavailable: false });
      try {
        const part = await quoteDeskPart.load();
        await deskOf(part).send();
      } catch (error) {
        console.error(error);
        store.setState({ unavailable: true });
        store.getState().say('failed');
      }
    },
  };
}
