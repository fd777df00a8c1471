import { resolveLanguage } from '../../kit/language.ts';
import type { Outbox } from '../../kit/outbox.ts';
import type { Pictures, Ports } from '../../kit/ports.ts';
import { openTestPanel } from './test-panel.ts';

/** When it always is in test mode. */
const testTime = '2026-01-15T09:30:00Z';

/** The reference of every request in test mode. */
const testReference = 'WR-TESTTEST';

/**
 * The outside world of an element with `mode="test"`: nothing leaves the page and nothing is kept, the mail shows below the
 * widget, and time, reference and photo names are always the same, so that two runs can be compared.
 *
 * @param host the element, which has its shadow root
 */
export function createTestPorts(host: HTMLElement, real: Ports): Ports {
  const showMail = openTestPanel(host, () => resolveLanguage(host, host.lang));
  return {
    ...real,
    now: () => new Date(testTime),
    newReference: () => testReference,
    visits: () => ({ first: {}, last: {} }),
    tabs: async () => ({ openTab: () => undefined }),
    prepareDelivery: async () => {},
    async deliver({ fields }) {
      showMail(fields);
      return 'accepted';
    },
    async uploadPhoto(_photo, name, { onProgress }) {
      onProgress(1);
      return `${real.ownOrigin()}/test/${withoutChance(name)}`;
    },
    keep: async () => {},
    forget: async () => {},
    outbox: async () => emptyOutbox,
    // Nor does it know what was filled in before.
    recallForVisit: () => undefined,
    rememberForVisit: () => true,
    pictures: async () => noPictures,
  };
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
  keepPicture: async () => {},
  pictureOf: async () => undefined,
  forgetPictures: async () => {},
};

/** A photo's name begins with the time, and has something random in the middle, so that nobody can guess it. */
function withoutChance(name: string): string {
  return name.replace(/^\d+-[0-9a-z]{12}-/, `${Date.parse(testTime)}-000000000000-`);
}
