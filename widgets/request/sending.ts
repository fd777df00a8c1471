import type { StoreApi } from 'zustand/vanilla';
import { fillSlots } from '../domain/request/photo-slots.ts';
import type { DraftRequest, Outbox } from '../kit/outbox.ts';
import type { Ports } from '../kit/ports.ts';
import { notSending, type SendingState } from './request-state.ts';

export interface Sending {
  /**
   * Sends the request that `compose` makes; while one is under way a second call does nothing. Composing may take long
   * (photos): what is known already can be kept meanwhile, with `keep`.
   *
   * @param deliver another way than that of the ports
   */
  send(
    compose: (reference: string, keep: (draft: DraftRequest) => Promise<void>) => Promise<DraftRequest>,
    deliver?: Ports['deliver'],
  ): Promise<void>;
  /** The next request is a new one. */
  reset(): void;
}

/** Keeps, sends and confirms a request. `onOutcome` hears `accepted` once, also when the receipt comes late. */
export function createSending<S extends SendingState>(
  store: StoreApi<S>,
  ports: Ports,
  onOutcome: (outcome: 'accepted' | 'unconfirmed') => void,
): Sending {
  const set = (state: Partial<SendingState>) => store.setState(state as Partial<S>);
  const accept = (reference: string) => {
    // Also what made way for another request has arrived, and must not be offered again.
    ports.forget(reference).catch(report);
    const state = store.getState();
    if (state.reference !== reference || state.sending === 'accepted') return;
    set({ sending: 'accepted' });
    onOutcome('accepted');
  };

  const underWay = (reference: string) => {
    const state = store.getState();
    return state.sending === 'sending' && state.reference === reference;
  };

  // A request that cannot be kept is sent all the same.
  const keep = (request: DraftRequest) => ports.keep(request).catch(report);

  const attempt = async (reference: string, ...[compose, deliver]: Parameters<Sending['send']>) => {
    const request = await compose(reference, keep);
    // Composing waits for photos: meanwhile the receipt of an earlier attempt may have come.
    if (!underWay(reference)) return;
    await keep(request);
    const fields = fillSlots(request.fields, request.photos);
    return (deliver ?? ports.deliver)({ reference, fields }, () => accept(reference));
  };

  /** An unconfirmed request is offered in other tabs too: what was sent there is not sent here again. */
  let following: Outbox | undefined;
  const follow = (outbox: Outbox) => {
    if (following) return;
    following = outbox;
    outbox.onLeave((left, sent) => {
      const { reference, sending } = store.getState();
      if (sent && left === reference && sending !== 'accepted') accept(left);
    });
  };

  return {
    async send(compose, deliver) {
      if (store.getState().sending === 'sending') return;
      const reference = store.getState().reference || ports.newReference();
      set({ sending: 'sending', reference });
      try {
        const work = () => attempt(reference, compose, deliver);
        const outbox = await ports.outbox().catch(report);
        if (outbox) follow(outbox);
        const outcome = outbox ? await outbox.exclusively(reference, work) : await work();
        if (outcome === 'accepted' || outcome === 'sent') return accept(reference);
      } catch (error) {
        // Not even our own code could be loaded: nothing was sent, and the visitor is told so.
        report(error);
      }
      if (!underWay(reference)) return;
      set({ sending: 'unconfirmed' });
      onOutcome('unconfirmed');
    },
    reset: () => set(notSending),
  };
}

function report(error: unknown): void {
  console.error(error);
}
