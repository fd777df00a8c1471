import { resolveLanguage } from '../../kit/language.ts';
import type { Outbox } from '../../kit/outbox.ts';
import type { Pictures, Ports } from '../../kit/ports.ts';
import { createTextsInMemory } from '../texts-in-memory.ts';
import { openTestPanel } from './test-panel.ts';

/** The time in test mode, always the same. */
const testTime = '2026-01-15T09:30:00Z';

/** The reference of every request in test mode. */
const testReference = 'WR-TESTTEST';

/** Shared by all elements of the page in this mode. */
const texts = createTextsInMemory();

/**
 * The ports of an element with `mode="test"`: nothing leaves the page, nothing is stored, nothing that is stored is read, and the mail is
 * shown below the widget. Time, reference and photo names are always the same, so that two runs can be compared. If the page takes the mode
 * off the element, a request is really sent, because a visitor would read that it was; still nothing is stored.
 *
 * @param host the element, which has its shadow root
 */
export function createTestPorts(host: HTMLElement, real: Ports): Ports {
  const showMail = openTestPanel(host, () => resolveLanguage(host, host.lang));
  return {
    ...real,
    mode: 'test',
    now: () => (isTest(host) ? new Date(testTime) : real.now()),
    newReference: () => (isTest(host) ? testReference : real.newReference()),
    visits: () => ({ first: {}, last: {} }),
    tabs: async () => ({ openTab: () => undefined }),
    prepareDelivery: async () => {},
    async deliver(request, onLateReceipt) {
      if (!isTest(host)) return real.deliver(request, onLateReceipt);
      showMail(request.fields);
      return 'accepted';
    },
    async uploadPhoto(photo, name, options) {
      if (!isTest(host)) return real.uploadPhoto(photo, name, options);
      options.onProgress(1);
      return `${real.ownOrigin()}/test/${withFixedRandom(name)}`;
    },
    keep: async () => {},
    forget: async () => {},
    outbox: async () => emptyOutbox,
    ...texts,
    // It does not know what was filled in earlier in the visit either.
    recallForVisit: () => undefined,
    rememberForVisit: () => true,
    pictures: async () => noPictures,
  };
}

/** The page may have taken the mode off the element. */
function isTest(element: Element): boolean {
  return element.getAttribute('mode') === 'test';
}

const emptyOutbox: Outbox = {
  unsent: async () => [],
  find: async () => undefined,
  pictureOf: async () => undefined,
  amend: async () => {},
  forget: async () => {},
  discard: async () => {},
  exclusively: (_reference, work) => work(),
  onLeave: () => {},
};

const noPictures: Pictures = {
  keepPicture: async () => true,
  pictureOf: async () => undefined,
  forgetPictures: async () => {},
};

/** Replaces the time at the start of a photo's name and the random part after it, which otherwise makes the name unguessable. */
function withFixedRandom(name: string): string {
  return name.replace(/^\d+-[0-9a-z]{12}-/, `${Date.parse(testTime)}-000000000000-`);
}
