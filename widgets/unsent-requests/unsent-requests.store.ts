import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StoreContext } from '../kit/widget.ts';
import { type SendAgainOutcome, sendAgain } from './send-again.ts';
import type { unsentRequestsMeta } from './unsent-requests.meta.ts';
import {
  nothingOffered,
  type Offer,
  type UnsentRequestsData,
  type UnsentRequestsState,
} from './unsent-requests.state.ts';

/** The delay in ms before the outbox is read again while another tab sends a request: a failure is not announced. */
const secondLook = 10_000;

/** The notice of unsent requests: the requests in the outbox, until they are sent or discarded. */
export function createUnsentRequestsStore(
  context: StoreContext<typeof unsentRequestsMeta>,
): StoreApi<UnsentRequestsState> {
  const { ports, emit } = context;

  const store: StoreApi<UnsentRequestsState> = createStore<UnsentRequestsState>((set, get) => ({
    ...nothingOffered,
    ...(context.initial as Partial<UnsentRequestsData>),
    async start() {
      // An example shows its own state, not the real outbox.
      if (context.initial) return;
      const outbox = await ports.outbox();
      outbox.onLeave((reference, sent) => {
        for (const { reference: correction, replaces } of get().offers)
          if (sent && replaces?.includes(reference)) change(correction, { arrived: reference });
        const offer = offerOf(reference);
        if (offer && offer.status !== 'sending' && !isOver(offer)) drop(reference);
      });
      ports.onOnline(sendWaiting);
      ports.onReturn(look);
      await look();
      // While there is a network: sending must load nothing more if the network is lost meanwhile.
      ports.prepareDelivery().catch(console.warn);
    },
    async send(reference, asked = true) {
      const offer = offerOf(reference);
      if (!offer || offer.status === 'sending' || isOver(offer)) return;
      if (!ports.isOnline()) return wait(reference, asked);
      change(reference, { status: 'sending' });
      const onPhoto = (n: number, of: number) => change(reference, { uploading: { n, of } });
      const onLateReceipt = () => arrive(reference, false);
      // Our own code could not be loaded: then nothing left the device.
      let outcome: SendAgainOutcome['outcome'] = 'unsent';
      try {
        const outbox = await ports.outbox();
        const options = { onPhoto, mayAsk: asked, onLateReceipt };
        const { outcome: told, photos } = await sendAgain(offer, outbox, ports, options);
        outcome = told;
        if (outcome === 'gone') return drop(reference);
        change(reference, { photos });
        // Without an event: a host counts each as a request, and the tab that sent this one has told its page.
        if (outcome === 'sent') return settle(reference, { status: outcome }, asked);
        if (outcome === 'registered' || outcome === 'accepted') return arrive(reference, asked);
      } catch (error) {
        console.error(error);
      }
      // What may have arrived is sent again by the visitor only.
      if (outcome === 'unsent' && !ports.isOnline()) return wait(reference, asked);
      await agree(reference, false);
      if (offerOf(reference)?.status === 'sending') settle(reference, { status: 'unconfirmed' }, asked);
    },
    ask(reference) {
      change(reference, { status: 'asking' });
      set({ focus: { on: `no-${reference}` } });
    },
    keepAfterAll(reference) {
      change(reference, { status: offerOf(reference)?.agreed ? 'waiting' : 'offered' });
      // The network may have come back during the question.
      sendWaiting();
      const isSending = offerOf(reference)?.status === 'sending';
      set({ focus: { on: isSending ? reference : `discard-${reference}` } });
    },
    async discard(reference) {
      settle(reference, { status: 'discarded' }, true);
      emit('wrap-unsent-request-discarded', { reference });
      await (await ports.outbox()).discard(reference);
    },
    close: () => set({ closed: true, offers: get().offers.filter((offer) => !isOver(offer)) }),
  }));

  let timer: ReturnType<typeof setTimeout> | undefined;
  const offerOf = (reference: string) =>
    store.getState().offers.find((offer) => offer.reference === reference);
  const change = (reference: string, changes: Partial<Offer>) =>
    store.setState(({ offers }) => ({
      offers: offers.map((offer) => (offer.reference === reference ? { ...offer, ...changes } : offer)),
    }));
  /** Sets the status after an attempt. The buttons change, so the focus moves to the request if the visitor started the attempt. */
  const settle = (reference: string, changes: Partial<Offer>, asked: boolean) => {
    change(reference, { ...changes, uploading: undefined });
    if (asked) store.setState({ focus: { on: reference } });
  };
  const drop = (reference: string) =>
    store.setState(({ offers }) => ({ offers: offers.filter((offer) => offer.reference !== reference) }));

  /** Reads the outbox again: other tabs may have changed it while this one was inactive. */
  async function look(): Promise<void> {
    const kept = await (await ports.outbox()).unsent();
    if (!kept) return;
    const { offers } = store.getState();
    const busy = offers.filter((offer) => offer.status === 'sending' || isOver(offer));
    const known = (reference: string) => offers.find((offer) => offer.reference === reference)?.status;
    const found = kept
      .filter((request) => !request.busy && !busy.some(({ reference }) => reference === request.reference))
      .map(
        (request): Offer => ({
          ...request,
          status: known(request.reference) ?? (request.agreed ? 'waiting' : 'offered'),
        }),
      );
    store.setState({ offers: [...busy, ...found] });
    const elsewhere = kept.some(
      (request) => request.busy && offerOf(request.reference)?.status !== 'sending',
    );
    clearTimeout(timer);
    if (elsewhere) timer = setTimeout(look, secondLook);
    sendWaiting();
  }

  function sendWaiting(): void {
    if (!ports.isOnline()) return;
    for (const { reference, status } of store.getState().offers)
      if (status === 'waiting') void store.getState().send(reference, false);
  }

  /** Kept before it is said: who reads it may close the page. */
  async function wait(reference: string, asked: boolean): Promise<void> {
    await agree(reference, true);
    settle(reference, { status: 'waiting' }, asked);
    // The network may have come back meanwhile, when nothing was waiting yet.
    sendWaiting();
  }

  async function agree(reference: string, agreed: boolean): Promise<void> {
    change(reference, { agreed });
    await (await ports.outbox()).amend(reference, { agreed });
  }

  function arrive(reference: string, asked: boolean): void {
    if (offerOf(reference)?.status === 'sent') return;
    settle(reference, { status: 'sent' }, asked);
    emit('wrap-unsent-request-sent', { reference });
  }

  return store;
}

function isOver({ status }: Offer): boolean {
  return status === 'sent' || status === 'discarded';
}
