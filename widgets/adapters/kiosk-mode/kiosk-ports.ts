import { readVisit } from '../../domain/request/visit.ts';
import type { Outbox } from '../../kit/outbox.ts';
import type { Pictures, Ports } from '../../kit/ports.ts';
import type { Landing } from '../landing.ts';
import { createTextsInMemory } from '../texts-in-memory.ts';

/**
 * The ports of an element with `mode="kiosk"`, for a device that visitors share. Requests are sent as usual. What other elements store on the
 * device stays in the memory of this page, and what they have stored is not read. Other tabs learn nothing.
 *
 * @param real the ports that send
 * @param landing where this page was opened
 */
export function createKioskPorts(real: Ports, landing: Landing): Ports {
  return {
    ...real,
    mode: 'kiosk',
    // The stored visits are those of other visitors.
    visits() {
      const here = readVisit(new URL(landing.address), landing.referrer);
      return { first: here, last: here };
    },
    // A delivery tab stays open after the visitor left, and stores the reference.
    tabs: async () => ({ openTab: () => undefined }),
    prepareDelivery: () => import('../courier/deliver.ts'),
    // The form itself holds a request for a retry.
    keep: async () => {},
    forget: async () => {},
    outbox: async () => emptyOutbox,
    pictures: async () => picturesInMemory,
    // The address survives a reload.
    showFragment: () => {},
    recall,
    remember,
    recallForVisit: recall,
    rememberForVisit: remember,
  };
}

/** Shared by all elements of the page in this mode. */
const { recall, remember } = createTextsInMemory();
const pictures = new Map<string, Blob>();

const picturesInMemory: Pictures = {
  keepPicture: async (objectName, picture) => Boolean(pictures.set(objectName, picture)),
  pictureOf: async (objectName) => pictures.get(objectName),
  async forgetPictures(objectNames) {
    for (const name of objectNames) pictures.delete(name);
  },
};

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
