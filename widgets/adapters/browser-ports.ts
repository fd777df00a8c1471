import { newReference } from '../domain/request/reference.ts';
import type { Visits } from '../domain/request/visit.ts';
import { ownOrigin } from '../kit/element/build-facts.ts';
import type { Ports } from '../kit/ports.ts';
import { readStorage } from '../kit/storage.ts';

/**
 * The ports, implemented with browser APIs. Heavy parts load on first use.
 *
 * @param visits where the visitor came from, recorded by the script at page load
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
      (await uploading()).uploadPhoto(ownOrigin, photo, name, options),
    preparePhoto: async (file) => (await preparing()).preparePhoto(file),
    preparePhotos: () => Promise.all([preparing(), uploading()]),
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
        // A frame written into its host (`srcdoc`) has no address that can hold a fragment.
      }
    },
    recall: (name) => readStorage(() => localStorage, name),
    remember: (name, value) => write(() => localStorage, name, value),
    recallForVisit: (name) => readStorage(() => sessionStorage, name),
    rememberForVisit: (name, value) => write(() => sessionStorage, name, value),
  };
}

const uploading = () => import('./courier/upload-photo.ts');
const preparing = () => import('./photos/prepare-photo.ts');
const courier = () => import('./courier/deliver.ts');
const outbox = () => import('./outbox/outbox.ts');

// Where storage is blocked, even the access to `localStorage` throws.

function write(storage: () => Storage, name: string, value: string): boolean {
  try {
    storage().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
