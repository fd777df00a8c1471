import { expect, vi } from 'vitest';
import type { MailField } from '../domain/request/mail.ts';
import { fillSlots } from '../domain/request/photo-slots.ts';
import type { DraftRequest } from '../kit/outbox.ts';
import type { DeliveryOutcome, DeliveryRequest } from '../kit/ports.ts';
import { createKnownVisitor } from './known-visitor.ts';
import { fileOf, preparedPhoto } from './photo-queue.fixture.ts';
import { fakeOutbox, fakePorts, promisesToSettle } from './ports.fixture.ts';
import { createNote, type Note, type NoteEvent } from './request-desk.fixture.ts';
import { requestText } from './ways-out.ts';

/** Counts one more. */
function count(numbers: Map<string, number>, what: string): void {
  numbers.set(what, (numbers.get(what) ?? 0) + 1);
}

/** The project and the text in mail fields. */
function writtenIn(fields: readonly MailField[]): string {
  const told = Object.fromEntries(fields);
  return [told['projectType'], told['text']].join();
}

interface Delivery {
  request: DeliveryRequest;
  status: 'pending' | DeliveryOutcome;
  answer(outcome: DeliveryOutcome): void;
  lateReceipt(): void;
}

/** What the visitor wants to send, as text. */
interface Content {
  text: string;
  project: string;
  photos: readonly string[];
}

/** A page with a note. A reload discards all of it. */
interface Page {
  note: Note;
  events: NoteEvent[];
  /** How often the form became unconfirmed. */
  failures: number;
  deliveries: Delivery[];
  uploads: { arrive(): void; fail(status: number): void }[];
  clipboard?: string;
  /** The hidden field is filled in: the next press is not delivered. */
  isTrapped: boolean;
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
  /** What the note is about. */
  project = 'keuken';
  isOnline = true;
  /** Names of the photos that must be visible. */
  shown = new Set<string>();
  readonly kept = new Map<string, DraftRequest>();
  /** References with a receipt, which came to this page, an earlier one or another tab. */
  readonly receipts = new Set<string>();
  /** References that were delivered again after their receipt. */
  private readonly repeated: string[] = [];
  private readonly sentPhotos = new Set<string>();
  /** The content that was delivered under each reference. */
  private readonly contents = new Map<string, string>();
  /** References that were delivered under another content than before. */
  private readonly reused: string[] = [];
  /** What the visitor tried to send, by reference: project and text. */
  private readonly tried = new Map<string, string>();
  /** The references that each reference replaces. */
  private readonly replaces = new Map<string, readonly string[]>();
  /** How often the visitor pressed a button to send a content, and how many mails with it were sent: by project and text. */
  private readonly presses = new Map<string, number>();
  private readonly mails = new Map<string, number>();
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

  private get written(): string {
    return [this.project, this.typed].join();
  }

  reload(): void {
    this.page.isGone = true;
    // Its timers end with the page: it would try a photo again, and send.
    vi.clearAllTimers();
    this.typed = '';
    this.project = 'keuken';
    this.locked.clear();
    this.leaveListeners.clear();
    this.open();
    this.shown = new Set();
  }

  type(text: string): void {
    this.typed = text;
    this.page.note.change(text);
  }

  chooseProject(project: string): void {
    this.project = project;
    this.page.note.chooseProject(project);
  }

  send(): void {
    const { state, written } = this;
    const isPossible = this.typed !== '' && (state.sending === 'idle' || state.sending === 'unconfirmed');
    if (isPossible && !this.page.isTrapped) count(this.presses, written);
    void this.page.note.desk.send();
    const { reference, sending } = this.state;
    if (isPossible && sending === 'sending') this.tried.set(reference, written);
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

  answer(delivery: Delivery, outcome: 'accepted' | 'unconfirmed'): void {
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

  /** A request that another tab offers: no tab is sending it now, and no kept request replaces it. */
  get sendableElsewhere(): string | undefined {
    const replaced = new Set([...this.kept.values()].flatMap(({ replaces = [] }) => replaces));
    return [...this.kept.keys()].find((reference) => !this.locked.has(reference) && !replaced.has(reference));
  }

  sendElsewhere(reference: string): void {
    const { fields = [], photos } = this.kept.get(reference) ?? {};
    count(this.presses, writtenIn(fields));
    this.onMail({ reference, fields: fillSlots(fields, photos) });
    this.receipts.add(reference);
    this.remove(reference, true);
  }

  /** Removes a request from the outbox, and those that it replaces. All tabs hear of it. */
  private remove(reference: string, sent: boolean): void {
    const kept = this.kept.get(reference);
    if (!kept) return;
    this.kept.delete(reference);
    for (const listener of this.leaveListeners) listener(reference, sent);
    for (const old of kept.replaces ?? []) this.remove(old, false);
  }

  /** Verifies what must always hold. */
  async check(): Promise<void> {
    await promisesToSettle();
    const { deliveries, events, failures, clipboard } = this.page;
    const { state } = this;

    const underWay = deliveries.filter(({ status }) => status === 'pending');
    const references = underWay.map(({ request }) => request.reference);
    expect(references, 'never two deliveries of one request at once').toEqual([...new Set(references)]);

    expect(this.repeated, 'what has arrived is not delivered again').toEqual([]);

    expect(this.reused, 'a reference stands for one content').toEqual([]);
    for (const [content, mails] of this.mails)
      expect(mails, 'one mail for each press').toBeLessThanOrEqual(this.presses.get(content) ?? 0);

    const sent = events.filter(({ outcome }) => outcome === 'sent');
    for (const { reference, text } of sent) {
      expect(this.receipts, 'nothing is called sent without a receipt').toContain(reference);
      const { text: delivered } = JSON.parse(this.contents.get(reference) ?? '{}');
      if (delivered) expect(text, 'what is called sent is what arrived').toBe(delivered);
    }
    if (state.arrivedReference) expect(this.receipts).toContain(state.arrivedReference);
    expect(sent.length, 'a request is called sent once').toBe(
      new Set(sent.map(({ reference }) => reference)).size,
    );
    if (state.sentReference) expect(this.receipts).toContain(state.sentReference);

    expect(
      events.filter(({ outcome }) => outcome === 'failed'),
      'every failure emits one event',
    ).toHaveLength(failures);
    const superseded = this.superseded();
    for (const { request, status } of deliveries)
      if (status === 'accepted' && !superseded.has(request.reference))
        expect(
          sent.map(({ reference }) => reference),
          'every receipt emits an event',
        ).toContain(request.reference);

    for (const [reference, written] of this.tried) {
      const isSafe =
        this.receipts.has(reference) ||
        this.kept.has(reference) ||
        superseded.has(reference) ||
        written === this.written;
      expect(isSafe, `what the visitor tried to send (${reference}: ${written}) is lost`).toBe(true);
    }

    expect([state.text, state.project], 'nothing typed is lost').toEqual([this.typed, this.project]);
    const names = state.photos.map(({ name }) => name);
    for (const name of this.shown) expect(names, 'no photo is lost').toContain(name);
    expect(names.length, 'no photo is listed twice').toBe(new Set(names).size);
    if (state.sending === 'idle')
      for (const name of names) expect(this.sentPhotos, 'no photo is offered twice').not.toContain(name);

    if (state.sending === 'unconfirmed' && !superseded.has(state.reference))
      expect([...this.kept.keys()], 'what is not confirmed is kept').toContain(state.reference);
    for (const reference of this.receipts)
      expect([...this.kept.keys()], 'what has arrived is not kept').not.toContain(reference);

    if (clipboard !== undefined && state.lastFields)
      expect(clipboard, 'what is copied is what was sent').toBe(requestText(state.lastFields));
  }

  /** References whose replacement, or its replacement, has arrived. */
  private superseded(): Set<string> {
    return new Set([...this.receipts].flatMap((reference) => this.replaces.get(reference) ?? []));
  }

  /** Called when the form was emptied, which only the receipt of its exact content may cause. */
  private onSettled(reference: string, photos: readonly string[]): void {
    expect(this.receipts, 'only a receipt empties the form').toContain(reference);
    const delivered = this.contents.get(reference);
    const shown: Content = { text: this.typed, project: this.project, photos };
    if (delivered) expect(JSON.parse(delivered), 'only its own content leaves the form').toEqual(shown);
    for (const name of photos) this.sentPhotos.add(name);
    this.typed = '';
    this.shown.clear();
  }

  /** Notes a mail that leaves the device. */
  private onMail({ reference, fields }: DeliveryRequest): void {
    if (this.receipts.has(reference)) this.repeated.push(reference);
    const told = Object.fromEntries(fields);
    const photos = (told['photos'] ?? '').split(',').filter(Boolean);
    const content: Content = {
      text: told['text'] ?? '',
      project: told['projectType'] ?? '',
      // A link ends with the name of its photo, and so does the line of a photo that was not uploaded.
      photos: photos.map((photo) => `${/(\d+)\.\w+$/.exec(photo)?.[1]}.jpg`),
    };
    const before = this.contents.get(reference);
    if (before !== undefined && before !== JSON.stringify(content)) this.reused.push(reference);
    this.contents.set(reference, JSON.stringify(content));
    count(this.mails, writtenIn(fields));
  }

  private open(): void {
    const page: Omit<Page, 'note'> = {
      events: [],
      failures: 0,
      deliveries: [],
      uploads: [],
      isTrapped: false,
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
        keepPicture: async (name, picture) => Boolean(this.pictures.set(name, picture)),
        pictureOf: async (name) => this.pictures.get(name),
        forgetPictures: async (names) => names.forEach((name) => void this.pictures.delete(name)),
      }),
      preparePhoto: async (file) => preparedPhoto(file.name),
      isOnline: () => this.isOnline,
      uploadPhoto: (_, name, { signal }) =>
        new Promise((resolve, reject) => {
          const arrive = () => resolve(`https://bucket.example/${name}`);
          const fail = (status: number) => reject(Object.assign(new Error(`${status}`), { status }));
          signal.addEventListener('abort', () => reject(signal.reason));
          page.uploads.push({ arrive, fail });
        }),
      // As with blocked storage: every request is kept, also one that has arrived already.
      keep: async (draft) => {
        this.kept.set(draft.reference, draft);
        this.replaces.set(draft.reference, draft.replaces ?? []);
      },
      forget: async (reference) => this.remove(reference, true),
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
        if (!this.isOnline) return Promise.resolve('unsent');
        this.onMail(request);
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
    note.chooseProject(this.project);
    note.store.setState({
      takeHoneypot() {
        const { isTrapped } = page;
        page.isTrapped = false;
        return isTrapped;
      },
    });
    /** The photos that the form held when it was emptied: they leave it one by one. */
    let photos: readonly string[] = [];
    const { clear } = note.photos;
    note.photos.clear = () => {
      photos = note.store.getState().photos.map(({ name }) => name);
      clear();
    };
    note.store.subscribe((state, before) => {
      if (state.lastFields !== before.lastFields) page.clipboard = undefined;
      if (state.sending === before.sending || page.isGone) return;
      if (state.sending === 'unconfirmed') page.failures++;
      if (state.sentReference && !before.sentReference) this.onSettled(state.sentReference, photos);
    });
    note.photos.share(createKnownVisitor(ports));
    this.page = Object.assign(page, { note });
  }
}
