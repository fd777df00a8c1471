import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserPorts } from './browser-ports.ts';

const landing = { address: 'https://wrappie.example/', referrer: '' };

afterEach(() => vi.unstubAllGlobals());

describe('the fragment of the address', () => {
  let page: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('location', { hash: '#profile' });
  });

  it('is reported at once and at every change, exactly as the address has it', () => {
    const told: string[] = [];
    createBrowserPorts(landing, Promise.resolve()).onFragment((fragment) => told.push(fragment));
    for (const hash of ['#a=1%202', '', '#']) {
      Object.assign(location, { hash });
      page.dispatchEvent(new Event('hashchange'));
    }
    expect(told).toEqual(['profile', 'a=1%202', '', '']);
  });

  it.each([
    ['push', 'pushState'],
    ['replace', 'replaceState'],
  ] as const)('is written as a step (%s) that keeps the history state of the page', (step, method) => {
    const history = { state: { page: 1 }, pushState: vi.fn(), replaceState: vi.fn() };
    vi.stubGlobal('history', history);
    createBrowserPorts(landing, Promise.resolve()).showFragment('active', step);
    expect(history[method]).toHaveBeenCalledExactlyOnceWith({ page: 1 }, '', '#active');
    expect(history.pushState.mock.calls.length + history.replaceState.mock.calls.length).toBe(1);
  });

  it('does not change in a page without an address', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('history', { state: null, pushState: refuse });
    expect(() => createBrowserPorts(landing, Promise.resolve()).showFragment('active', 'push')).not.toThrow();
  });
});

describe('a value stored on the device', () => {
  it('is read back by its name', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    const { remember, recall } = createBrowserPorts(landing, Promise.resolve());
    expect(recall('jobs')).toBeUndefined();
    expect(remember('jobs', '1')).toBe(true);
    expect(recall('jobs')).toBe('1');
    expect(recall('others')).toBeUndefined();
  });

  it('is not kept where storage is blocked, and the caller learns so', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { remember, recall } = createBrowserPorts(landing, Promise.resolve());
    await Promise.resolve();
    expect(remember('jobs', '1')).toBe(false);
    expect(recall('jobs')).toBeUndefined();
  });
});

describe('a text to remember', () => {
  it('is stored only once that is allowed, and is known before that', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    });
    let allow = () => {};
    const allowed = new Promise<void>((resolve) => {
      allow = resolve;
    });
    const ports = createBrowserPorts(landing, allowed);
    expect(ports.rememberForVisit('film', 'WF-116')).toBe(true);
    expect(ports.recallForVisit('film')).toBe('WF-116');
    expect(stored.size).toBe(0);
    allow();
    await allowed;
    expect(stored.get('film')).toBe('WF-116');
    ports.rememberForVisit('film', 'WF-210');
    expect(stored.get('film')).toBe('WF-210');
  });
});
