import type { StoreApi } from 'zustand/vanilla';
import type { FieldProblem } from '../domain/request/email.ts';
import type { MailField, PhotoOutcome, Sender } from '../domain/request/mail.ts';
import { fillSlots, photoSlots } from '../domain/request/photo-slots.ts';
import type { DraftPhoto, DraftRequest } from '../kit/outbox.ts';
import type { DeliveryTab, Ports } from '../kit/ports.ts';
import { freshRequest, type RequestState } from './request-state.ts';
import { senderOf } from './sender.ts';
import { requestText } from './ways-out.ts';

/** What the state of a form has to offer. */
export interface DeskState extends RequestState {
  toast?: unknown;
  say(message: 'sent' | 'failed' | 'copied'): void;
  focusOn(on: string): void;
}

/** What goes with the content of a request: who made it where and when, and what became of its photos. */
export interface Envelope extends Sender {
  timestamp: Date;
  photos: readonly PhotoOutcome[];
}

/** Writes one content of a form as fields. */
export type WriteFields = (envelope: Envelope) => readonly MailField[];

/** The photos of a request. A form without photos hands in none, and loads no code for them. */
export interface DeskPhotos {
  /** Composes a request once its photos are uploaded or have failed; keeps it at once, and as each of them changes. */
  compose(
    draft: (photos: readonly DraftPhoto[]) => DraftRequest,
    keep: (draft: DraftRequest) => unknown,
  ): Promise<DraftRequest>;
  /** The photos arrived with a request: no form gets them any more. */
  markSent(): void;
  /** Empties the list. */
  clear(): void;
}

/** What differs from form to form. */
export interface DeskForm<S> {
  /** As they are now. */
  attributes: { partner?: string };
  photos?: DeskPhotos;
  /** So long the form still shows what arrived, in ms; none without it. */
  resetDelay?: number;
  /** What is missing or wrong, by the name to focus, in the order of the form. */
  problems(): ReadonlyMap<string, FieldProblem>;
  /** Marks the problems in the form, and says so. */
  mark(problem: FieldProblem): void;
  /** Takes the content of the form as it is now: what is changed while it is sent does not go with it. `undefined`: there is none. */
  compose(): WriteFields | undefined;
  /** Emits the event of an outcome. `asked` holds the fields as they were sent: the form may have changed since. */
  announce(outcome: 'sent' | 'failed', asked: Partial<Record<string, string>>, reference: string): void;
  /** What of the form becomes another once a request has arrived, or `undefined` was confirmed without being sent. */
  fresh(reference?: string): Partial<S>;
}

export interface RequestDesk {
  /**
   * Says what is missing or wrong, or sends; while a request is under way it does nothing.
   *
   * @param openTab opens a tab to deliver in. Called in the click itself: later no browser allows it
   */
  send(openTab?: () => DeliveryTab | undefined): Promise<void>;
  /** Copies the request that was sent last as a text; where the browser refuses, the text is shown. */
  copy(): Promise<void>;
  /** Whether nothing is missing or under way; says what is missing or wrong, and leads there. */
  isReady(): boolean;
  /** Empties the form, and confirms the request `reference`. */
  finish(reference?: string): void;
}

/**
 * Takes the content of a form to its receipt: checks it, composes, keeps and delivers a request, and tells visitor and
 * page what became of it. All forms share these rules: what a reference stands for, what a receipt settles, and when a
 * form is emptied.
 */
export function createRequestDesk<S extends DeskState>(
  store: StoreApi<S>,
  ports: Ports,
  { attributes, photos, resetDelay, problems, mark, compose, announce, fresh }: DeskForm<S>,
): RequestDesk {
  const { getState } = store;
  const { say, focusOn } = getState();
  const set = store.setState as (state: Partial<DeskState>) => void;

  /** One request keeps one reference, so that the mailbox can see a double. */
  const referenceOf = () => getState().reference || ports.newReference();

  /** Where the request `reference` stands; `undefined` when the form holds another by now. */
  const statusOf = (reference: string) => {
    const state = getState();
    return state.reference === reference ? state.sending : undefined;
  };

  async function keep(draft: DraftRequest): Promise<void> {
    // Its receipt came while its photos were being uploaded.
    if (statusOf(draft.reference) !== 'sending') return;
    set({ lastFields: fillSlots(draft.fields, draft.photos), copyRefused: false });
    // A request that cannot be kept is sent all the same.
    await ports.keep(draft).catch(report);
  }

  /** An unconfirmed request is offered in other tabs too: one that was sent there is not sent here again. */
  const onLeave = (reference: string, sent: boolean) => sent && statusOf(reference) && accept(reference);

  const tell = (outcome: 'sent' | 'failed', reference: string) =>
    announce(outcome, Object.fromEntries(getState().lastFields ?? []), reference);

  /** The receipt of `reference` is there. It settles that request, once, and no other. */
  function accept(reference: string): void {
    // Also a request that is not in the form any more has arrived, and must not be offered again.
    ports.forget(reference).catch(report);
    const status = statusOf(reference);
    if (!status || status === 'accepted') return;
    set({ sending: 'accepted' });
    say('sent');
    // At once: a page that is left meanwhile must not offer them again.
    photos?.markSent();
    tell('sent', reference);
    if (resetDelay) setTimeout(finish, resetDelay, reference);
    else finish(reference);
  }

  function finish(reference?: string): void {
    photos?.clear();
    set({ ...freshRequest, lastFields: undefined, sentReference: reference, ...fresh(reference) });
    focusOn('sent');
  }

  function isReady(): boolean {
    const { sending } = getState();
    // What has just arrived is not sent again before the form is empty.
    if (sending === 'sending' || sending === 'accepted') return false;
    const found = problems();
    for (const first of found.keys()) {
      mark([...found.values()].includes('missing') ? 'missing' : 'invalid');
      focusOn(first);
      return false;
    }
    return true;
  }

  return {
    isReady,
    finish,
    async send(openTab) {
      if (!isReady()) return;
      const write = compose();
      if (!write) return;
      const reference = referenceOf();
      set({ sending: 'sending', reference, toast: undefined });
      let tab = openTab?.();
      try {
        const work = async () => {
          const envelope = { ...senderOf(ports, reference, attributes.partner), timestamp: ports.now() };
          const draft = (drafts: readonly DraftPhoto[]): DraftRequest => ({
            reference,
            fields: write({ ...envelope, photos: photoSlots(drafts) }),
            photos: drafts,
          });
          await keep(photos ? await photos.compose(draft, keep) : draft([]));
          // Photos take long: meanwhile the receipt of an earlier attempt may have come.
          if (statusOf(reference) !== 'sending') return;
          const fields = getState().lastFields ?? [];
          // A tab that the visitor closed meanwhile would open anew, unasked.
          const way = tab?.isOpen() ? tab : ports;
          tab = undefined;
          const outcome = await way.deliver({ reference, fields }, () => accept(reference));
          // Before another tab has its turn: it must not send the request again.
          if (outcome === 'accepted') accept(reference);
        };
        const outbox = await ports.outbox().catch(report);
        outbox?.onLeave(onLeave);
        const elsewhere = outbox ? await outbox.exclusively(reference, work) : await work();
        if (elsewhere) accept(reference);
      } catch (error) {
        // Not even our own code could be loaded: nothing was sent, and the visitor is told so.
        report(error);
      }
      // Nothing is delivered in it after all.
      tab?.close();
      if (statusOf(reference) !== 'sending') return;
      set({ sending: 'unconfirmed' });
      say('failed');
      focusOn('unconfirmed');
      tell('failed', reference);
    },
    async copy() {
      try {
        await ports.copyText(requestText(getState().lastFields ?? []));
        say('copied');
      } catch {
        // No permission, or no secure context: then the text itself is shown.
        set({ copyRefused: true });
      }
    },
  };
}

function report(error: unknown): undefined {
  console.error(error);
}
