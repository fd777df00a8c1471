import type { Visits } from '../domain/request/visit.ts';
import type { ElementEnvironment } from '../kit/element-environment.ts';
import { resolveLanguage } from '../kit/language.ts';
import type { Ports } from '../kit/ports.ts';
import { createBrowserPorts } from './browser-ports.ts';

/**
 * Gives each element its ports: those of the browser with the element's language, or others in test mode. An element that leaves the page
 * and comes back keeps its ports.
 *
 * @param visits where the visitor came from
 */
export function createElementPorts(visits: Visits): Pick<ElementEnvironment, 'portsOf' | 'prepareTestMode'> {
  const browserPorts = createBrowserPorts(visits);
  const testPorts = new WeakMap<Element, Ports>();
  const portsWithLanguage = (element: HTMLElement): Ports => ({
    ...browserPorts,
    deliver: (request, onLateReceipt) =>
      browserPorts.deliver({ ...request, language: resolveLanguage(element, element.lang) }, onLateReceipt),
  });
  return {
    portsOf: (element) => testPorts.get(element) ?? portsWithLanguage(element),
    async prepareTestMode(element) {
      if (testPorts.has(element)) return;
      const { createTestPorts } = await import('./test-mode/test-ports.ts');
      testPorts.set(element, createTestPorts(element, browserPorts));
    },
  };
}
