import type { ElementEnvironment } from '../kit/element-environment.ts';
import { resolveLanguage } from '../kit/language.ts';
import type { Ports } from '../kit/ports.ts';
import { createBrowserPorts } from './browser-ports.ts';
import type { Landing } from './landing.ts';

/** Whether anything may be stored on the device. */
export interface Storing {
  /** Resolves once it is allowed. */
  allowed: Promise<void>;
  allow(): void;
}

const modes = () => import('./mode-ports.ts');

/** What counts as the use of a widget. */
const uses = ['pointerdown', 'keydown', 'input', 'click'];

/**
 * Gives each element its ports: those of the browser with the element's language, or others in a mode. An element that leaves the page
 * and comes back keeps its ports.
 *
 * @param landing where the visitor came from
 */
export function createElementPorts(
  landing: Landing,
  { allowed, allow }: Storing,
): Pick<ElementEnvironment, 'portsOf' | 'prepareMode'> {
  const browserPorts = createBrowserPorts(landing, allowed);
  const modePorts = new WeakMap<Element, Ports | undefined>();
  const portsWithLanguage = (element: HTMLElement): Ports => {
    /** The ports that send: a page may put an element into test mode after it has started. */
    const sending = async () =>
      element.matches('[mode=test]') ? (await modes()).createTestPorts(element, browserPorts) : browserPorts;
    const isOnPage = () => element.isConnected;
    /** The page outlives its elements: one that was taken out must not answer, nor count a price once more. */
    const whileOnPage =
      <Told extends unknown[]>(listen: (listener: (...told: Told) => void) => void): typeof listen =>
      (listener) =>
        listen((...told) => isOnPage() && listener(...told));
    return {
      ...browserPorts,
      isOnPage,
      onFragment: whileOnPage(browserPorts.onFragment),
      onReturn: whileOnPage(browserPorts.onReturn),
      deliver: async (request, onLateReceipt) =>
        (await sending()).deliver(
          { ...request, language: resolveLanguage(element, element.lang) },
          onLateReceipt,
        ),
      uploadPhoto: async (...photo) => (await sending()).uploadPhoto(...photo),
    };
  };
  return {
    portsOf(element) {
      const ports = modePorts.get(element);
      if (ports) return ports;
      for (const type of uses) element.addEventListener(type, allow, true);
      return portsWithLanguage(element);
    },
    async prepareMode(element, mode) {
      if (modePorts.has(element)) return;
      const { createModePorts } = await modes();
      modePorts.set(element, createModePorts(mode, element, portsWithLanguage(element), landing));
    },
  };
}
