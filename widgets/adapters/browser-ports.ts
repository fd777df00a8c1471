import { newReference } from '../domain/request/reference.ts';
import type { Visits } from '../domain/request/visit.ts';
import { ownOrigin } from '../kit/element/build-facts.ts';
import type { Ports } from '../kit/ports.ts';
import { readStorage } from '../kit/storage.ts';

/**
 * The outside world as a browser offers it. What is heavy loads when it is first needed.
 *
 * @param visits where the visitor came from, as the script noted when the page was loaded
 */
export function createBrowserPorts(visits: Visits): Ports {
  return {
    now: () => new Date(),
    newReference: () => newReference(),
    pageAddress: () => new URL(location.href),
    ownOrigin: () => ownOrigin,
    visits: () => visits,
    deliver: async (request, onLateReceipt) => (await courier()).deliver(ownOrigin, request, onLateReceipt),
    uploadPhoto: async (photo, name, options) =>
      (await import('./courier/upload-photo.ts')).uploadPhoto(ownOrigin, photo, name, options),
    preparePhoto: async (file) => (await import('./photos/prepare-photo.ts')).preparePhoto(file),
    prepareDelivery: async () => {
      await Promise.all([outbox(), courier()]);
    },
    tabs: () => import('./tab/open-tab.ts'),
    keep: async (request) => (await outbox()).keep(request),
    forget: async (reference) => (await outbox()).forget(reference),
    outbox,
    isOnline: () => navigator.onLine,
    onOnline: (listener) => addEventListener('online', listener),
    onReturn(listener) {
      addEventListener('pageshow', ({ persisted }) => persisted && listener());
      document.addEventListener('visibilitychange', () => document.hidden || listener());
    },
    pictures: () => import('./pictures.ts'),
    copyText: (text) => navigator.clipboard.writeText(text),
    onFragment(listener) {
      const tell = () => listener(location.hash.slice(1));
      addEventListener('hashchange', tell);
      tell();
    },
    showFragment(fragment, step) {
      try {
        history[`${step}State`](history.state, '', `#${fragment}`);
      } catch {
        // A frame that was written into its host has no address to show anything in.
      }
    },
    recall: (name) => readStorage(() => localStorage, name),
    remember: (name, value) => write(() => localStorage, name, value),
    recallForVisit: (name) => readStorage(() => sessionStorage, name),
    rememberForVisit: (name, value) => write(() => sessionStorage, name, value),
  };
}

const courier = () => import('./courier/deliver.ts');
const outbox = () => import('./outbox/outbox.ts');

// Where storage is blocked, even naming it throws.

function write(storage: () => Storage, name: string, value: string): boolean {
  try {
    storage().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
