import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeliveryTab } from '../kit/ports.ts';
import { fakeOutbox, promisesToSettle } from './ports.fixture.ts';
import { setUp, unconfirmed } from './request-desk-deliveries.fixture.ts';

const error = vi.spyOn(console, 'error');
beforeEach(() => void error.mockImplementation(() => {}));
afterEach(() => void error.mockReset());

describe('another tab of the visitor', () => {
  /** A note whose unconfirmed request is in an outbox that other tabs share. */
  async function shared() {
    const heard: ((reference: string, sent: boolean) => void)[] = [];
    const world = { sentElsewhere: false };
    const outbox = fakeOutbox({
      exclusively: async (_, work) => (world.sentElsewhere ? 'sent' : work()),
      onLeave: (listener) => heard.push(listener),
    });
    const note = await unconfirmed({ given: { outbox: async () => outbox } });
    const leave = (reference: string, sent: boolean) => {
      for (const listener of heard) listener(reference, sent);
    };
    const sent = () => note.events.filter(({ outcome }) => outcome === 'sent').length;
    return { ...note, world, leave, sent };
  }

  test('sent an unconfirmed request: it is accepted here too, once', async () => {
    const { leave, send, delivery, sent } = await shared();
    await send();
    await delivery(2).answer('unconfirmed');
    leave('WR-1', true);
    leave('WR-1', true);
    expect(sent()).toBe(1);
  });

  test.each([
    ['discarded it', 'WR-1', false],
    ['sent another request', 'WR-2', true],
  ])('%s: this form keeps its content', async (_, reference, sentThere) => {
    const { leave, state, sent } = await shared();
    leave(reference, sentThere);
    expect(sent()).toBe(0);
    expect(state().text).toBe('Twee ramen');
  });

  test('sent it without an announcement: a retry notices, and does not send it again', async () => {
    const { world, send, deliveries, sent } = await shared();
    world.sentElsewhere = true;
    await send();
    expect(deliveries).toHaveLength(1);
    expect(sent()).toBe(1);
  });
});

describe('a delivery tab', () => {
  function tabWith({ deliver }: Pick<DeliveryTab, 'deliver'>, isOpen = true) {
    return { isOpen: () => isOpen, deliver: vi.fn(deliver), close: vi.fn() } satisfies DeliveryTab;
  }

  test('is opened in the click itself, and receives the request', async () => {
    const { desk, deliver } = setUp();
    const tab = tabWith({ deliver });
    const openTab = vi.fn(() => tab);
    void desk.send(openTab);
    expect(openTab).toHaveBeenCalledTimes(1);
    await promisesToSettle();
    expect(tab.deliver).toHaveBeenCalledTimes(1);
    expect(tab.close).not.toHaveBeenCalled();
  });

  test('that is closed meanwhile is not used', async () => {
    const { send, deliver, deliveries } = setUp();
    const tab = tabWith({ deliver }, false);
    await send(() => tab);
    expect(tab.deliver).not.toHaveBeenCalled();
    expect(deliveries).toHaveLength(1);
  });

  test('is closed when no request is sent in it', async () => {
    const visits = () => {
      throw new Error('broken');
    };
    const { send, deliver, state } = setUp({ given: { visits } });
    const tab = tabWith({ deliver });
    await send(() => tab);
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(state().toast).toBe('failed');
  });
});
