import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUp } from './request-desk-deliveries.fixture.ts';

/* What looks like the press of a program is not delivered, and it is told: nobody can be caught without seeing it (rule `robots`). */

type Note = ReturnType<typeof setUp>;

async function expectCaught({ send, deliveries, log, state }: Note): Promise<void> {
  await send();
  expect(deliveries).toEqual([]);
  expect(state()).toMatchObject({
    sending: 'unconfirmed',
    toast: 'failed',
    focus: 'unconfirmed',
    text: 'Twee ramen',
  });
  expect(state().lastFields).toContainEqual(['text', 'Twee ramen']);
  expect(log).toEqual(['keep WR-1', 'failed']);
}

async function expectSent({ send, deliveries, delivery, state }: Note, reference: string): Promise<void> {
  await send();
  await delivery(1).answer('accepted');
  expect(deliveries.map(({ request }) => request.reference)).toEqual([reference]);
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
    const note = setUp();
    openPage(age, touched);
    if (outcome === 'sent') return expectSent(note, 'WR-1');
    await expectCaught(note);
    openPage(age + 1000, true);
    await expectSent(note, 'WR-1');
  });
});

test('a hidden field that was filled in: the next press sends, under the same reference', async () => {
  const note = setUp();
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
