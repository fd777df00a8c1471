import type { Visits } from '../domain/request/visit.ts';
import type { ElementEnvironment } from '../kit/element-environment.ts';
import type { Ports } from '../kit/ports.ts';
import { createBrowserPorts } from './browser-ports.ts';

/**
 * The ports of each element: those of the browser, or in test mode some of its own, which stay when the element leaves the page
 * and comes back.
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
