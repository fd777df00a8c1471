import type { Language } from '../domain/text.ts';
import type { Ports } from '../kit/ports.ts';
import { createBrowserPorts } from './browser-ports.ts';

const testPorts = new WeakMap<Element, Ports>();

/** The outside world of an element: that of the browser, or one in which nothing leaves the page. */
export function portsOf(host: Element): Ports {
  return testPorts.get(host) ?? createBrowserPorts();
}

/** An element with `mode="test"` gets an outside world of its own before it is alive: one, however often it comes back. */
export async function prepareTestMode(host: HTMLElement, language: () => Language): Promise<void> {
  if (testPorts.has(host)) return;
  const { createTestPorts } = await import('./test-mode/test-ports.ts');
  testPorts.set(host, createTestPorts(host, language, createBrowserPorts()));
}
