import { parseHTML } from 'linkedom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Ports } from '../../kit/ports.ts';
import { createTestPorts } from './test-ports.ts';

afterEach(() => void vi.unstubAllGlobals());

/** The ports of the browser. Every member that reads or writes what is stored fails the test. */
const stored = [
  'recall',
  'remember',
  'recallForVisit',
  'rememberForVisit',
] as const satisfies readonly (keyof Ports)[];
const refuse = (name: string) => () => {
  throw new Error(`ports.${name} reads or writes what is stored.`);
};
const real = Object.fromEntries(stored.map((name) => [name, refuse(name)])) as unknown as Ports;

/** The ports of one more element of the page. */
function open(): Ports {
  const { document } = parseHTML(
    '<!doctype html><html><body><wrap-quote-form lang="nl"></wrap-quote-form></body></html>',
  );
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  const host = document.querySelector('wrap-quote-form') as HTMLElement;
  Object.assign(host.attachShadow({ mode: 'open' }), { adoptedStyleSheets: [] });
  return createTestPorts(host, real);
}

test('what the visitor stored on the device is not read, and nothing is stored there', () => {
  const ports = open();
  expect(ports.recall('wrappie-samples')).toBeUndefined();
  expect(ports.recallForVisit('wrappie-visitor')).toBeUndefined();
  expect(ports.rememberForVisit('wrappie-visitor', '{}')).toBe(true);
});

test('the elements of the page in this mode share what they remember', () => {
  const [one, other] = [open(), open()];
  expect(one.remember('wrappie-samples', 'WF-116')).toBe(true);
  expect(other.recall('wrappie-samples')).toBe('WF-116');
  expect(one.mode, 'which keeps them apart from other elements').toBe('test');
});
