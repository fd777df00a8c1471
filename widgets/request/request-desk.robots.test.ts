import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftRequest } from '../kit/outbox.ts';
import type { DeliveryRequest } from '../kit/ports.ts';
import { fakePorts } from './ports.fixture.ts';
import { createNote, type NoteEvent } from './request-desk.fixture.ts';

/* What looks like the press of a program is not delivered, and it is told: nobody can be caught without seeing it (rule `robots`). */

function openNote() {
  const delivered: DeliveryRequest[] = [];
  const kept: DraftRequest[] = [];
  const events: NoteEvent[] = [];
  let references = 0;
  const ports = fakePorts({
    now: () => new Date('2026-01-15T09:30:00Z'),
    newReference: () => `WR-${++references}`,
    pageAddress: () => new URL('https://wrappie.example/contact'),
    ownOrigin: () => 'https://wrappie.example',
    visits: () => ({ first: {}, last: {} }),
    keep: async (draft) => void kept.push(draft),
    forget: async () => {},
    deliver: async (request) => {
      delivered.push(request);
      return 'accepted';
    },
  });
  const note = createNote(ports, { emit: (event) => events.push(event) });
  note.change('Twee ramen');
  return { ...note, delivered, kept, events, state: note.store.getState };
}

type Note = ReturnType<typeof openNote>;

async function expectCaught({ desk, delivered, kept, events, state }: Note): Promise<void> {
  await desk.send();
  expect(delivered).toEqual([]);
  expect(state()).toMatchObject({
    sending: 'unconfirmed',
    toast: 'failed',
    focus: 'unconfirmed',
    text: 'Twee ramen',
  });
  expect(state().lastFields).toContainEqual(['text', 'Twee ramen']);
  expect(kept.map(({ reference }) => reference)).toEqual(['WR-1']);
  expect(events.map(({ outcome }) => outcome)).toEqual(['failed']);
}

async function expectSent({ desk, delivered, state }: Note, reference: string): Promise<void> {
  await desk.send();
  expect(delivered.map((request) => request.reference)).toEqual([reference]);
  expect(state().sentReference).toBe(reference);
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page of this age, in ms. `touched`: what the browser says of its visitor; some say nothing. */
function openPage(age: number, touched: boolean | undefined): void {
  vi.spyOn(performance, 'now').mockReturnValue(age);
  vi.stubGlobal('navigator', {
    userActivation: touched === undefined ? undefined : { hasBeenActive: touched },
  });
}

describe('a page', () => {
  test.each<[string, age: number, touched: boolean | undefined, 'caught' | 'sent']>([
    ['that is new, and that nobody has touched', 1999, false, 'caught'],
    ['that is new, and that a visitor has touched', 300, true, 'sent'],
    ['that nobody has touched for two seconds', 2000, false, 'sent'],
    ['that is new, in a browser that does not say whether it was touched', 300, undefined, 'sent'],
  ])('%s: the request is %s', async (_, age, touched, outcome) => {
    const note = openNote();
    openPage(age, touched);
    if (outcome === 'sent') return expectSent(note, 'WR-1');
    await expectCaught(note);
    openPage(age + 1000, true);
    await expectSent(note, 'WR-1');
  });
});

test('a hidden field that was filled in: the next press sends, under the same reference', async () => {
  const note = openNote();
  let value = 'https://spam.example';
  note.store.setState({
    takeHoneypot() {
      const taken = value !== '';
      value = '';
      return taken;
    },
  });
  await expectCaught(note);
  await expectSent(note, 'WR-1');
});
