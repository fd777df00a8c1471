import type { StoreApi } from 'zustand/vanilla';
import { contactFields } from '../domain/request/contact-payload.ts';
import { contactRequestProblems } from '../domain/request/contact-request.ts';
import type { PhotoOutcome } from '../domain/request/mail.ts';
import { fillSlots } from '../domain/request/photo-slots.ts';
import type { Tabs } from '../kit/ports.ts';
import type { StoreContext } from '../kit/widget.ts';
import { composeWithPhotos } from '../request/compose-with-photos.ts';
import type { KnownVisitor } from '../request/known-visitor.ts';
import { createPhotoQueue } from '../request/photo-queue.ts';
import { freshRequest } from '../request/request-state.ts';
import { senderOf } from '../request/sender.ts';
import { createSending } from '../request/sending.ts';
import { type PhotoSharing, sharePhotos } from '../request/share-photos.ts';
import { requestText } from '../request/ways-out.ts';
import type { quoteFormMeta } from './quote-form.meta.ts';
import {
  isBusy,
  type QuoteFormActions,
  type QuoteFormData,
  type QuoteFormState,
} from './quote-form.state.ts';

/** So long the form still shows what arrived, in ms. Specification 000 §9 "form reset delay". */
const resetDelay = 1000;

export interface QuoteSending
  extends Pick<QuoteFormActions, 'addPhotos' | 'removePhoto' | 'retryPhoto' | 'send' | 'copyRequest'> {
  /** Loads what sending needs: in the click itself there is no time for it, and later maybe no network. */
  prepare(): void;
  /** The photos are those of the visitor's other forms too, from now on. */
  sharePhotos(visitor: KnownVisitor): void;
}

/**
 * The sending side of a form's store.
 *
 * @param empty the form as it is once a request has arrived
 */
export function createQuoteSending(
  store: StoreApi<QuoteFormState>,
  { ports, emit, attributes }: StoreContext<typeof quoteFormMeta>,
  empty: () => Partial<QuoteFormData>,
): QuoteSending {
  const { say, focusOn } = store.getState();
  const photos = createPhotoQueue(store, ports);
  let sharing: PhotoSharing | undefined;
  let tabs: Tabs | undefined;

  const sending = createSending(store, ports, (outcome) => {
    const { lastFields, reference } = store.getState();
    // As it was asked: the form may have been changed since.
    const asked = (name: string) => lastFields?.find(([candidate]) => candidate === name)?.[1] ?? '';
    const detail = { projectType: asked('Project_type'), clientType: asked('Klant_type'), reference };
    if (outcome === 'unconfirmed') {
      say('failed');
      focusOn('unconfirmed');
      return emit('wrap-quote-failed', detail);
    }
    say('sent');
    emit('wrap-quote-sent', detail);
    setTimeout(() => {
      sharing?.sent();
      photos.clear();
      store.setState({
        ...freshRequest,
        ...empty(),
        lastFields: undefined,
        film: undefined,
        marked: false,
        sentReference: reference,
      });
      focusOn('sent');
    }, resetDelay);
  });

  /** Says what is missing and leads there; true when there is nothing. */
  function isComplete(): boolean {
    const problems = contactRequestProblems(store.getState().fields);
    const [first] = problems;
    if (!first) return true;
    store.setState({ marked: true });
    say([...problems.values()].includes('missing') ? 'missing' : 'invalid');
    focusOn(first[0]);
    return false;
  }

  function compose(reference: string) {
    const mail = {
      request: store.getState().fields,
      timestamp: ports.now(),
      ...senderOf(ports, reference, attributes.partner),
      film: store.getState().film?.mail,
    };
    return (outcomes: readonly PhotoOutcome[]) => {
      const fields = contactFields({ ...mail, photos: outcomes });
      store.setState({ lastFields: fillSlots(fields, photos.outcomes()), copyRefused: false });
      return fields;
    };
  }

  return {
    prepare() {
      ports.prepareDelivery().catch(console.warn);
      ports.tabs().then((loaded) => {
        tabs = loaded;
      }, console.warn);
    },
    addPhotos: photos.add,
    retryPhoto: photos.retry,
    sharePhotos(visitor) {
      sharing = sharePhotos(store, photos, visitor, ports);
    },
    removePhoto(id) {
      sharing?.removed(id);
      photos.remove(id);
      focusOn('photos');
    },
    async send(lang) {
      if (isBusy(store.getState()) || !isComplete()) return;
      store.getState().dismissToast();
      // Before anything that takes time: the browser allows a tab in the click only.
      const tab = tabs?.openTab(ports.ownOrigin(), lang);
      let delivered = false;
      const deliver: typeof ports.deliver = (request, onLateReceipt) => {
        delivered = true;
        return (tab?.isOpen() ? tab : ports).deliver(request, onLateReceipt);
      };
      await sending.send(
        (reference, keep) => composeWithPhotos(store, photos, compose(reference), reference, keep),
        deliver,
      );
      if (!delivered) tab?.close();
    },
    async copyRequest() {
      try {
        await ports.copyText(requestText(store.getState().lastFields ?? []));
        say('copied');
      } catch {
        // No permission, or no secure context: then the text itself is shown.
        store.setState({ copyRefused: true });
      }
    },
  };
}
