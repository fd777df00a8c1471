import { expect, vi } from 'vitest';
import type { DraftRequest } from '../kit/outbox.ts';
import type { DeliveryOutcome, DeliveryRequest } from '../kit/ports.ts';
import { createKnownVisitor } from './known-visitor.ts';
import { fileOf, preparedPhoto } from './photo-queue.fixture.ts';
import { fakeOutbox, fakePorts, promisesToSettle } from './ports.fixture.ts';
import { createNote, type Note, type NoteEvent } from './request-desk.fixture.ts';
import { requestText } from './ways-out.ts';

interface Delivery {
  request: DeliveryRequest;
  status: 'pending' | DeliveryOutcome;
  answer(outcome: DeliveryOutcome): void;
  lateReceipt(): void;
}

/** A page with a note. A reload discards all of it. */
interface Page {
  note: Note;
  events: NoteEvent[];
  /** The outcomes that the state of the form had, in order. */
  outcomes: NoteEvent['outcome'][];
  deliveries: Delivery[];
  uploads: { arrive(): void; fail(status: number): void }[];
  clipboard?: string;
  isGone: boolean;
}

/**
 * A browser with one page at a time, other tabs, and a service and a storage that the test controls. After every step `check` verifies what
 * must always hold.
 */
export class World {
  page!: Page;
  /** The text that the visitor has typed on this page, and that has not arrived. */
  typed = '';
  /** Names of the photos that must be visible. */
  shown = new Set<string>();
  readonly kept = new Map<string, DraftRequest>();
  /** References with a receipt, which came to this page, an earlier one or another tab. */
  readonly receipts = new Set<string>();
  /** References that were delivered again after their receipt. */
  private readonly repeated: string[] = [];
  private readonly sentPhotos = new Set<string>();
  private readonly locked = new Set<string>();
  private readonly memory = new Map<string, string>();
  private readonly pictures = new Map<string, Blob>();
  private readonly leaveListeners = new Set<(reference: string, sent: boolean) => void>();
  private references = 0;
  private photos = 0;
  private readonly resetDelay: number | undefined;

  constructor(resetDelay: number | undefined) {
    this.resetDelay = resetDelay;
    this.open();
  }

  get state() {
    return this.page.note.store.getState();
  }

  get pending(): Delivery | undefined {
    return this.page.deliveries.find(({ status }) => status === 'pending');
  }

  get unconfirmed(): Delivery | undefined {
    return this.page.deliveries.find(({ status }) => status === 'unconfirmed');
  }

  reload(): void {
    this.page.isGone = true;
    // Its timers end with the page: it would try a photo again, and send.
    vi.clearAllTimers();
    this.typed = '';
    this.locked.clear();
    this.leaveListeners.clear();
    this.open();
    this.shown = new Set();
  }

  type(text: string): void {
    this.typed = text;
    this.page.note.change(text);
  }

  addPhoto(): void {
    const name = `${++this.photos}.jpg`;
    if (this.state.photos.length < 5) this.shown.add(name);
    this.page.note.photos.add([fileOf(name)]);
  }

  removePhoto(id: string, name: string): void {
    this.shown.delete(name);
    this.page.note.photos.remove(id);
  }

  answer(delivery: Delivery, outcome: DeliveryOutcome): void {
    delivery.status = outcome;
    if (outcome === 'accepted') this.receipts.add(delivery.request.reference);
    delivery.answer(outcome);
  }

  /** Sends the answer of the service late. */
  answerLate(delivery: Delivery): void {
    delivery.status = 'accepted';
    this.receipts.add(delivery.request.reference);
    delivery.lateReceipt();
  }

  /** A request that no tab is sending now, and that another tab could send. */
  get sendableElsewhere(): string | undefined {
    return [...this.kept.keys()].find((reference) => !this.locked.has(reference));
  }

  sendElsewhere(reference: string): void {
    this.receipts.add(reference);
    this.kept.delete(reference);
    for (const listener of this.leaveListeners) listener(reference, true);
  }

  /** Verifies what must always hold. */
  async check(): Promise<void> {
    await promisesToSettle();
    const { deliveries, events, outcomes, clipboard } = this.page;
    const { state } = this;

    const underWay = deliveries.filter(({ status }) => status === 'pending');
    const references = underWay.map(({ request }) => request.reference);
    expect(references, 'never two deliveries of one request at once').toEqual([...new Set(references)]);

    expect(this.repeated, 'what has arrived is not delivered again').toEqual([]);

    const sent = events.filter(({ outcome }) => outcome === 'sent');
    for (const { reference } of sent)
      expect(this.receipts, 'nothing is called sent without a receipt').toContain(reference);
    expect(sent.length, 'a request is called sent once').toBe(
      new Set(sent.map(({ reference }) => reference)).size,
    );
    if (state.sentReference) expect(this.receipts).toContain(state.sentReference);

    expect(
      events.map(({ outcome }) => outcome),
      'every outcome emits one event',
    ).toEqual(outcomes);

    expect(state.text, 'nothing typed is lost').toBe(this.typed);
    const names = state.photos.map(({ name }) => name);
    for (const name of this.shown) expect(names, 'no photo is lost').toContain(name);
    expect(names.length, 'no photo is listed twice').toBe(new Set(names).size);
    if (state.sending === 'idle')
      for (const name of names) expect(this.sentPhotos, 'no photo is offered twice').not.toContain(name);

    if (state.sending === 'unconfirmed')
      expect([...this.kept.keys()], 'what is not confirmed is kept').toContain(state.reference);
    for (const reference of this.receipts)
      expect([...this.kept.keys()], 'what has arrived is not kept').not.toContain(reference);

    if (clipboard !== undefined && state.lastFields)
      expect(clipboard, 'what is copied is what was sent').toBe(requestText(state.lastFields));
  }

  /**
   * Called when the form was emptied, which only a receipt may cause. For now any receipt of the form's reference counts, for any of its
   * attempts, even if the content has changed since. This must be tightened once a receipt confirms only its own content.
   */
  private onSettled(reference: string): void {
    expect(this.receipts, 'only a receipt empties the form').toContain(reference);
    this.typed = '';
    this.shown.clear();
  }

  private open(): void {
    const page: Omit<Page, 'note'> = {
      events: [],
      outcomes: [],
      deliveries: [],
      uploads: [],
      isGone: false,
    };
    const ports = fakePorts({
      now: () => new Date('2026-01-15T09:30:00Z'),
      newReference: () => `WR-${++this.references}`,
      pageAddress: () => new URL('https://wrappie.example/contact'),
      ownOrigin: () => 'https://wrappie.example',
      visits: () => ({ first: {}, last: {} }),
      recallForVisit: (name) => this.memory.get(name),
      rememberForVisit: (name, value) => !page.isGone && Boolean(this.memory.set(name, value)),
      pictures: async () => ({
        keepPicture: async (name, picture) => void this.pictures.set(name, picture),
        pictureOf: async (name) => this.pictures.get(name),
        forgetPictures: async (names) => names.forEach((name) => void this.pictures.delete(name)),
      }),
      preparePhoto: async (file) => preparedPhoto(file.name),
      uploadPhoto: (_, name, { signal }) =>
        new Promise((resolve, reject) => {
          const arrive = () => resolve(`https://bucket.example/${name}`);
          const fail = (status: number) => reject(Object.assign(new Error(`${status}`), { status }));
          signal.addEventListener('abort', () => reject(signal.reason));
          page.uploads.push({ arrive, fail });
        }),
      // As with blocked storage: every request is kept, also one that has arrived already.
      keep: async (draft) => void this.kept.set(draft.reference, draft),
      forget: async (reference) => void this.kept.delete(reference),
      outbox: async () =>
        fakeOutbox({
          exclusively: async (reference, work) => {
            if (this.receipts.has(reference)) return 'sent';
            this.locked.add(reference);
            try {
              return await work();
            } finally {
              this.locked.delete(reference);
            }
          },
          onLeave: (listener) => void this.leaveListeners.add(listener),
        }),
      deliver: (request, lateReceipt) => {
        if (this.receipts.has(request.reference)) this.repeated.push(request.reference);
        return new Promise((answer) =>
          page.deliveries.push({ request, status: 'pending', answer, lateReceipt }),
        );
      },
      copyText: async (text) => {
        page.clipboard = text;
      },
    });
    const note = createNote(ports, {
      withPhotos: true,
      resetDelay: this.resetDelay,
      emit: (event) => page.events.push(event),
    });
    note.store.subscribe(({ sending, reference, photos, lastFields }, before) => {
      if (lastFields !== before.lastFields) page.clipboard = undefined;
      if (sending === before.sending || page.isGone) return;
      if (sending === 'unconfirmed') page.outcomes.push('failed');
      if (sending === 'accepted') {
        page.outcomes.push('sent');
        for (const { name } of photos) this.sentPhotos.add(name);
        expect(this.receipts).toContain(reference);
      }
      if (sending === 'idle') this.onSettled(before.reference);
    });
    note.photos.share(createKnownVisitor(ports));
    this.page = Object.assign(page, { note });
  }
}
