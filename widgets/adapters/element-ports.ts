import type { ElementEnvironment } from '../kit/element-environment.ts';
import type { Ports } from '../kit/ports.ts';
import { createBrowserPorts } from './browser-ports.ts';
import type { Landing } from './landing.ts';

/** Whether anything may be stored on the device. */
export interface Storing {
  /** Resolves once it is allowed. */
  allowed: Promise<void>;
  allow(): void;
}

/** What counts as the use of a widget. */
const uses = ['pointerdown', 'keydown', 'input', 'click'];

/**
 * Gives each element its ports: those of the browser, or ports of its own in test mode. An element that leaves the page and comes back
 * keeps its ports.
 *
 * @param landing where the visitor came from
 */
export function createElementPorts(
  landing: Landing,
  { allowed, allow }: Storing,
): Pick<ElementEnvironment, 'portsOf' | 'prepareTestMode'> {
  const browserPorts = createBrowserPorts(landing, allowed);
  const testPorts = new WeakMap<Element, Ports>();
  return {
    portsOf(element) {
      const ports = testPorts.get(element);
      if (ports) return ports;
      for (const type of uses) element.addEventListener(type, allow, { capture: true, passive: true });
      return browserPorts;
    },
    async prepareTestMode(element) {
      if (testPorts.has(element)) return;
      const { createTestPorts } = await import('./test-mode/test-ports.ts');
      testPorts.set(element, createTestPorts(element, browserPorts));
    },
  };
}
