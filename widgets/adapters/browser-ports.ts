import { newReference } from '../domain/request/reference.ts';
import { ownOrigin } from '../kit/element/build-facts.ts';
import type { Ports } from '../kit/ports.ts';
import { readStorage, writeStorage } from '../kit/storage.ts';
import type { Landing } from './landing.ts';

/**
 * The ports, implemented with browser APIs. Heavy parts load on first use.
 *
 * @param landing where the visitor came from, as the script read it at page load
 * @param allowed resolves once something may be stored on the device. Until then texts are kept in memory
 */
export function createBrowserPorts(landing: Landing, allowed: Promise<void>): Ports {
  const device = gate(() => localStorage, allowed);
  deleteOldPictures();
  const visit = gate(() => sessionStorage, allowed);
  return {
    now: () => new Date(),
    newReference: () => newReference(),
    isOnPage: () => true,
    pageAddress: () => new URL(location.href),
    ownOrigin: () => ownOrigin,
    visits: () =>
      import('./visits.ts').then(
        ({ readVisits }) => readVisits(landing),
        () => ({ first: {}, last: {} }),
      ),
    deliver: async (request, onLateReceipt) => (await courier()).deliver(ownOrigin, request, onLateReceipt),
    uploadPhoto: async (photo, name, options) =>
      (await uploading()).uploadPhoto(ownOrigin, photo, name, options),
    preparePhoto: async (file) => (await preparing()).preparePhoto(file),
    preparePhotos: () => Promise.all([preparing(), uploading(), pictures()]),
    prepareDelivery: () => Promise.all([outbox(), courier()]),
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
    pictures,
    copyText: (text) => navigator.clipboard.writeText(text),
    openTab(address) {
      const tab = open();
      if (!tab) return false;
      tab.opener = null;
      tab.location.href = address;
      return true;
    },
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
    recall: device.read,
    remember: device.write,
    recallForVisit: visit.read,
    rememberForVisit: visit.write,
  };
}

/** Deletes photos of an earlier visit that were never sent. Its code loads only where there may be any. */
async function deleteOldPictures(): Promise<void> {
  try {
    // A frame without an origin stores nothing. Chromium would report a rejection there that nobody can catch.
    if (origin === 'null') return;
    const known = await indexedDB.databases();
    if (known.some(({ name }) => name === 'wrappie-visitor')) await (await pictures()).deleteOldPictures();
  } catch {
    // Where storage is blocked, there are none. An old browser cannot list its databases: there the next photo deletes old ones.
  }
}

const uploading = () => import('./courier/upload-photo.ts');
const preparing = () => import('./photos/prepare-photo.ts');
const pictures = () => import('./pictures.ts');
const courier = () => import('./courier/deliver.ts');
const outbox = () => import('./outbox/outbox.ts');

/** A browser storage that is written only once that is allowed. Where storage is blocked, even the access to `localStorage` throws. */
function gate(storage: () => Storage, allowed: Promise<void>) {
  let waiting: Map<string, string> | undefined = new Map();
  const write = (name: string, value: string): boolean => {
    if (waiting) return Boolean(waiting.set(name, value));
    return writeStorage(storage, name, value);
  };
  allowed.then(() => {
    const held = waiting ?? [];
    waiting = undefined;
    for (const [name, value] of held) write(name, value);
  });
  return { write, read: (name: string) => waiting?.get(name) ?? readStorage(storage, name) };
}
