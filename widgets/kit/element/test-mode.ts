import type { Language } from '../../domain/text.ts';
import type { Services } from '../services.ts';
import { createBrowserServices } from './browser-services.ts';

const testServices = new WeakMap<Element, Services>();

/** The outside world of an element: that of the browser, or one in which nothing leaves the page. */
export function servicesOf(host: Element): Services {
  return testServices.get(host) ?? createBrowserServices();
}

/** An element with `mode="test"` gets an outside world of its own before it is alive: one, however often it comes back. */
export async function prepareTestMode(host: HTMLElement, language: () => Language): Promise<void> {
  if (testServices.has(host)) return;
  const { createTestServices } = await import('../../adapters/test-mode/test-services.ts');
  testServices.set(host, createTestServices(host, language, createBrowserServices()));
}
