import type { StoreApi } from 'zustand/vanilla';
import type { FieldProblem } from '../domain/request/email.ts';
import type { MailField, PhotoOutcome, Sender } from '../domain/request/mail.ts';
import { fillSlots, photoSlots } from '../domain/request/photo-slots.ts';
import { digestOf, type RequestDigest } from '../domain/request/request-digest.ts';
import type { DraftPhoto, DraftRequest } from '../kit/outbox.ts';
import type { DeliveryTab, Ports, Receipt } from '../kit/ports.ts';
import { type Attempt, type Attempts, attemptFor, removeArrived } from './attempts.ts';
import { inTime } from './in-time.ts';
import { freshRequest, type RequestState } from './request-state.ts';
import { senderOf } from './sender.ts';
import { isTooSoon } from './too-soon.ts';
import { requestText } from './ways-out.ts';

/** Time limit for the outbox to load, and to store a request, in ms. Without it the request is sent all the same. */
const storageTimeout = 10_000;

/**
 * Time limit for an attempt, in ms: photos take a minute at most, and a receipt 15 s. Then something never answers. While the visitor
 * answers a question of the mail service there is none.
 */
const sendingTimeout = 100_000;

/** The members that the state of a form must have. */
export interface DeskState extends RequestState {
  toast?: unknown;
  say(message: 'sent' | 'failed' | 'copied'): void;
  focusOn(on: string): void;
}

/** What is sent besides the content of a request: where it was made, by whom and when, and the results of its photos. */
export interface Envelope extends Sender {
  timestamp: Date;
  photos: readonly PhotoOutcome[];
}

/** Writes the content of a form as mail fields. */
export type WriteFields = (envelope: Envelope) => readonly MailField[];

/** The photos of a request. A form without photos passes none, and loads no code for them. */
export interface DeskPhotos {
  /** Composes a request after its photos were uploaded or have failed. Stores it at once, and again at each change of a photo. */
  compose(
    draft: (photos: readonly DraftPhoto[]) => DraftRequest,
    keep: (draft: DraftRequest) => unknown,
  ): Promise<DraftRequest>;
  /** The photos arrived with a request: no other form takes them over any more. */
  markSent(): void;
  /** Empties the list of photos. */
  clear(): void;
}

/** The members that differ between forms. */
export interface DeskForm<S> {
  /** The current attributes. */
  attributes: { partner?: string };
  photos?: DeskPhotos;
  /** How long the form still shows a request that has arrived, in ms; without it, it is emptied at once. */
  resetDelay?: number;
  /** The problems by the name to focus, in the order of the form. */
  problems(): ReadonlyMap<string, FieldProblem>;
  /** Marks the problems in the form, and shows a message. */
  mark(problem: FieldProblem): void;
  /**
   * Takes the current content of the form: later changes are not sent with it. `undefined` when there is no content. It is also called to
   * see whether the content has changed, so it must change nothing.
   */
  compose(): WriteFields | undefined;
  /** Emits the event of an outcome. `asked` holds the fields as they were sent, since the form may have changed. */
  announce(outcome: 'sent' | 'failed', asked: Partial<Record<string, string>>, reference: string): void;
  /** The members to reset after a request has arrived. `undefined` as the reference: it was confirmed without being sent. */
  fresh(reference?: string): Partial<S>;
}

export interface RequestDesk {
  /**
   * Shows what is missing or wrong, or sends. Does nothing while a request is being sent.
   *
   * @param openTab opens a tab to deliver in. It is called in the click itself: later no browser allows it
   */
  send(openTab?: () => DeliveryTab | undefined): Promise<void>;
  /** Copies the last request that was sent, as text. Where the browser refuses, the text is shown. */
  copy(): Promise<void>;
  /** Whether nothing is missing or being sent. Otherwise shows the problem, and moves the focus there. */
  isReady(): boolean;
  /** Empties the form, and confirms the request `reference`. */
  finish(reference?: string): void;
}

/**
 * Takes the content of a form to its receipt: checks it, composes, stores and delivers a request, and announces the outcome to visitor and
 * page. All forms share these rules: which content a reference stands for, which request a receipt confirms, and when a form is emptied.
 */
export function createRequestDesk<S extends DeskState>(
  store: StoreApi<S>,
  ports: Ports,
  { attributes, photos, resetDelay, problems, mark, compose, announce, fresh }: DeskForm<S>,
): RequestDesk {
  const { getState } = store;
  const { say, focusOn } = getState();
  const set = store.setState as (state: Partial<DeskState>) => void;
  const attempts: Attempts = new Map();

  /** Whether the form still holds the content of an attempt. A project that has no content yet is no change. */
  const isShown = (attempt: Attempt) => {
    const write = compose();
    return !write || digestOf(write, getState().photos).digest === attempt.digest;
  };

  async function keep(attempt: Attempt, draft: DraftRequest): Promise<void> {
    // Its receipt came while its photos were being uploaded.
    if (attempt.receipt) return;
    attempt.fields = fillSlots(draft.fields, draft.photos);
    set({ lastFields: attempt.fields, copyRefused: false });
    // A request that cannot be stored is still sent.
    await inTime(ports.keep(draft), storageTimeout).catch(report);
  }

  /** Other tabs offer an unconfirmed request too: one that was sent there is not sent again here. */
  const onLeave = (reference: string, sent: boolean) =>
    sent && attempts.has(reference) && accept(reference, 'accepted');

  const tell = (outcome: 'sent' | 'failed', { fields, reference }: Attempt) =>
    announce(outcome, Object.fromEntries(fields), reference);

  /** The receipt of `reference` came. It confirms that attempt, once, and no other. */
  function accept(reference: string, receipt: Receipt): void {
    // A request that is no longer in the form has arrived too, and must not be offered again.
    ports.forget(reference).catch(report);
    const attempt = attempts.get(reference);
    if (!attempt || attempt.receipt) return;
    attempt.receipt = receipt;
    for (const replaced of attempt.replaces) attempts.delete(replaced);
    const last = getState().reference;
    if (last === reference && isShown(attempt)) confirm(attempt);
    // Without a last attempt the form is empty, or holds a request that was not sent yet: it has nothing to do with this one.
    else if (last)
      set({ arrivedReference: reference, ...(last === reference && { sending: 'idle', toast: undefined }) });
    tell('sent', attempt);
  }

  /** Says that the content of the form has arrived, and empties the form. */
  function confirm(attempt: Attempt): void {
    set({ sending: 'accepted' });
    say('sent');
    // At once: if the page is left now, it must not offer them again.
    photos?.markSent();
    if (resetDelay) setTimeout(settle, resetDelay, attempt);
    else settle(attempt);
  }

  /** Empties the form, unless the visitor has changed something since. */
  function settle(attempt: Attempt): void {
    const { reference } = attempt;
    if (isShown(attempt)) {
      removeArrived(attempts, attempt);
      finish(reference, attempt.receipt);
    } else set({ sending: 'idle', arrivedReference: reference });
  }

  function finish(reference?: string, receipt: Receipt = 'accepted'): void {
    const photosLeft = getState()
      .photos.filter(({ status }) => status === 'failed')
      .map(({ name }) => name);
    photos?.clear();
    set({
      ...freshRequest,
      lastFields: undefined,
      sentReference: reference,
      receipt,
      photosLeft,
      ...fresh(reference),
    });
    focusOn('sent');
  }

  /**
   * Stores and delivers an attempt, and waits for its outcome.
   *
   * @param useTab takes the tab to deliver in, once, if it is still open
   * @param isCaught it looks like the press of a program: it is kept, and not delivered
   * @returns the attempt that was made: a new one if the visitor changed photos of a retry while they were being uploaded
   */
  async function deliver(
    attempt: Attempt,
    useTab: () => DeliveryTab | undefined,
    isCaught: boolean,
  ): Promise<Attempt> {
    const { reference, replaces, write } = attempt;
    set({ sending: 'sending', reference, toast: undefined });
    /** The content with the photos as they are now. What was delivered once keeps its content: it may have arrived. */
    let now: RequestDigest = attempt;
    const isOther = () => attempt.isDelivered && now.digest !== attempt.digest;
    let isOver = false;
    const asking = new AbortController();
    const work = async (envelope: Omit<Envelope, 'photos'>) => {
      // The visitor was told that it was not sent.
      if (isOver) return;
      const draft = (drafts: readonly DraftPhoto[]): DraftRequest => {
        now = digestOf(write, getState().photos);
        // A photo that turned out to be none is no part of the content any more.
        if (!isOther()) Object.assign(attempt, now);
        const fields = write({ ...envelope, photos: photoSlots(drafts) });
        return { reference, fields, photos: drafts, replaces };
      };
      const keepIt = async (one: DraftRequest) => isOther() || keep(attempt, one);
      await keepIt(photos ? await photos.compose(draft, keepIt) : draft([]));
      // Photos take time: the receipt of an earlier attempt may have come meanwhile.
      if (attempt.receipt || isOther() || isOver || isCaught) return;
      attempt.isDelivered = true;
      // A tab that the visitor closed meanwhile would be opened again, although nobody asked for it.
      const way = useTab() ?? ports;
      const request = { reference, fields: attempt.fields, onQuestion: () => asking.abort() };
      const outcome = await way.deliver(request, (late = 'accepted') => accept(reference, late));
      // Before another tab may work on the request: that tab must not send it again.
      if (outcome === 'registered' || outcome === 'accepted') accept(reference, outcome);
      if (typeof outcome === 'object') set({ tooLong: outcome.refused });
    };
    try {
      // For the other ways to send it, even if nothing below ever answers.
      const named = getState().photos.map(({ name, url }) => ({ name, url, failed: !url }));
      const sender = await senderOf(ports, reference, attributes.partner);
      const envelope = { ...sender, replaces, timestamp: ports.now() };
      attempt.fields = write({ ...envelope, photos: named });
      set({ lastFields: attempt.fields, tooLong: undefined });
      const outbox = await inTime(ports.outbox(), storageTimeout).catch(report);
      outbox?.onLeave(onLeave);
      const turn = outbox ? outbox.exclusively(reference, () => work(envelope)) : work(envelope);
      if ((await inTime<unknown>(turn, sendingTimeout, asking.signal)) === 'sent')
        accept(reference, 'accepted');
    } catch (error) {
      // Our own code could not be loaded, or something never answers: the visitor learns so.
      report(error);
    }
    isOver = true;
    if (attempt.receipt || !isOther()) return attempt;
    return deliver(attemptFor(attempts, write, getState().photos, ports.newReference), useTab, isCaught);
  }

  function isReady(): boolean {
    const { sending } = getState();
    // A request that has just arrived is not sent again before the form is empty.
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
      // Without content, a retry sends the last request again.
      const write = compose() ?? attempts.get(getState().reference)?.write;
      if (!write) return;
      const attempt = attemptFor(attempts, write, getState().photos, ports.newReference);
      // The visitor has taken back a change: this content has arrived already.
      if (attempt.receipt) return confirm(attempt);
      let tab = openTab?.();
      const useTab = () => {
        const open = tab?.isOpen() ? tab : undefined;
        tab = undefined;
        return open;
      };
      const isCaught = Boolean(getState().takeHoneypot?.()) || isTooSoon();
      const last = await deliver(attempt, useTab, isCaught);
      // The tab was not used.
      tab?.close();
      if (last.receipt) return;
      set({ sending: 'unconfirmed' });
      say('failed');
      focusOn('unconfirmed');
      tell('failed', last);
    },
    async copy() {
      try {
        await ports.copyText(requestText(getState().lastFields ?? []));
        say('copied');
      } catch {
        // No permission, or no secure context: the text itself is shown.
        set({ copyRefused: true });
      }
    },
  };
}

function report(error: unknown): undefined {
  console.error(error);
}
