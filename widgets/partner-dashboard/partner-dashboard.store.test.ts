import { describe, expect, test, vi } from 'vitest';
import type { Ports } from '../kit/ports.ts';
import { fakePorts } from '../request/ports.fixture.ts';
import type { DashboardData } from './partner-dashboard.state.ts';
import { createPartnerDashboardStore, respondedName } from './partner-dashboard.store.ts';

/** A dashboard on a device with storage, in a page with an address. */
function dashboard({
  initial,
  remembered,
  blocked,
}: {
  initial?: Partial<DashboardData>;
  remembered?: string;
  blocked?: boolean;
} = {}) {
  const device = new Map<string, string>(remembered === undefined ? [] : [[respondedName, remembered]]);
  const shown: string[] = [];
  const emit = vi.fn();
  let goTo: (fragment: string) => void = () => {};
  const ports: Partial<Ports> = {
    recall: (name) => (blocked ? undefined : device.get(name)),
    remember: (name, value) => !blocked && Boolean(device.set(name, value)),
    onFragment: (listener) => {
      goTo = listener;
      listener(shown[0] ?? '');
    },
    showFragment: (fragment, step) => shown.push(`${step} ${fragment}`),
  };
  const store = createPartnerDashboardStore({
    attributes: {},
    ports: fakePorts(ports),
    emit,
    initial,
  });
  return { state: store.getState, device, shown, emit, goTo: (fragment: string) => goTo(fragment) };
}

test('starts on the available jobs, and uses no port before it is on screen', () => {
  const store = createPartnerDashboardStore({ attributes: {}, ports: fakePorts({}), emit: vi.fn() });
  expect(store.getState()).toMatchObject({ tab: 'available', responded: [], kept: true });
});

describe('the tab', () => {
  test('that is chosen is written into the address, as a step that Back undoes', () => {
    const { state, shown } = dashboard();
    state().start();
    state().chooseTab('profile');
    expect(state().tab).toBe('profile');
    state().chooseTab('profile');
    expect(shown).toEqual(['push profile']);
  });

  test('follows the address, now and whenever it changes', () => {
    const { state, goTo, shown } = dashboard();
    state().start();
    goTo('completed');
    expect(state().tab).toBe('completed');
    goTo('');
    expect(state().tab).toBe('available');
    expect(shown).toEqual([]);
  });

  test.each(['main', 'Active', 'toString', 'active=1', '%61ctive'])(
    'does not change for another fragment: #%s',
    (fragment) => {
      const { state, goTo } = dashboard();
      state().start();
      goTo('active');
      goTo(fragment);
      expect(state().tab).toBe('active');
    },
  );

  test('of an example is shown for an address without a tab', () => {
    const { state, goTo } = dashboard({ initial: { tab: 'profile' } });
    state().start();
    expect(state().tab).toBe('profile');
    goTo('active');
    goTo('');
    expect(state().tab).toBe('profile');
  });
});

describe('a response', () => {
  test('is stored by its id on the device, emitted and announced', () => {
    const { state, device, emit } = dashboard();
    state().start();
    state().respond('klus-101');
    state().respond('klus-103');
    expect(state()).toMatchObject({ responded: ['klus-101', 'klus-103'], kept: true, announced: 'klus-103' });
    expect(device.get(respondedName)).toBe('["klus-101","klus-103"]');
    expect(emit.mock.calls).toEqual([
      ['wrap-job-responded', { jobId: 'klus-101' }],
      ['wrap-job-responded', { jobId: 'klus-103' }],
    ]);
  });

  test('counts once', () => {
    const { state, emit } = dashboard();
    state().start();
    state().respond('klus-101');
    state().respond('klus-101');
    expect(state().responded).toEqual(['klus-101']);
    expect(emit).toHaveBeenCalledTimes(1);
  });

  test('is shown on the next visit, but not announced again', () => {
    const { state } = dashboard({ remembered: '["klus-102"]' });
    state().start();
    expect(state().responded).toEqual(['klus-102']);
    expect(state().announced).toBeUndefined();
  });

  test('does not undo one that was made in another window meanwhile', () => {
    const { state, device } = dashboard();
    state().start();
    device.set(respondedName, '["klus-102"]');
    state().respond('klus-101');
    expect(JSON.parse(device.get(respondedName) ?? '')).toEqual(['klus-102', 'klus-101']);
    expect(state().responded).toEqual(['klus-102', 'klus-101']);
  });

  test('is kept for this visit where storage is blocked, and the visitor learns so', () => {
    const { state, emit } = dashboard({ blocked: true });
    state().start();
    state().respond('klus-101');
    expect(state()).toMatchObject({ responded: ['klus-101'], kept: false });
    expect(emit).toHaveBeenCalledTimes(1);
  });

  test.each(['', 'null', '{"klus-101":true}', '[', '7', '[1,null,["klus-101"]]'])(
    'is ignored when the stored text is invalid: %s',
    (remembered) => {
      const { state } = dashboard({ remembered });
      state().start();
      expect(state().responded).toEqual([]);
      state().respond('klus-101');
      expect(state().responded).toEqual(['klus-101']);
    },
  );
});
