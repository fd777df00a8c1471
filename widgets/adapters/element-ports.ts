import type { Visits } from '../domain/request/visit.ts';
import type { ElementEnvironment } from '../kit/element-environment.ts';
import type { Ports } from '../kit/ports.ts';
import { createBrowserPorts } from './browser-ports.ts';

/**
 * Gives each element its ports: those of the browser, or ports of its own in test mode. An element that leaves the page and comes back
 * keeps its ports.
 *
 * @param visits where the visitor came from
 */
export function createElementPorts(visits: Visits): Pick<ElementEnvironment, 'portsOf' | 'prepareTestMode'> {
  const browserPorts = createBrowserPorts(visits);
  const testPorts = new WeakMap<Element, Ports>();
  return {
    portsOf: (element) => testPorts.get(element) ?? browserPorts,
    async prepareTestMode(element) {
      if (testPorts.has(element)) return;
      const { createTestPorts } = await import('./test-mode/test-ports.ts');
      testPorts.set(element, createTestPorts(element, browserPorts));
    },
  };
}
