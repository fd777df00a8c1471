import type { Language } from '../../domain/text.ts';
import type { DeliveryTab } from '../../kit/ports.ts';
import { readTabConfig } from '../courier/courier-config.ts';
import { registerAndDeliver } from './register-and-deliver.ts';
import { sayWait } from './say-wait.ts';

/**
 * Opens a tab for a request, with a name, so that the form can be posted into it later. Must be called in the click itself, otherwise the
 * browser blocks it.
 *
 * @param origin our own. On any other origin, and on a page that names no form-mail service, no tab is opened
 * @returns `undefined` without a tab: the courier then delivers the request
 */
export function openTab(origin: string, lang: Language): DeliveryTab | undefined {
  const config = location.origin === origin ? readTabConfig() : undefined;
  if (!config || !navigator.onLine) return undefined;
  const { formMailUrl: endpoint, hasRegister } = config;
  const name = `wrappie-${Date.now()}`;
  const tab = open('', name);
  if (!tab) return undefined;
  sayWait(tab.document, lang);
  return {
    isOpen: () => !tab.closed,
    close: () => tab.close(),
    deliver: (request, onLateReceipt) =>
      registerAndDeliver(
        { tab, name, endpoint, lang },
        { ...request, language: lang },
        hasRegister,
        onLateReceipt,
      ),
  };
}
