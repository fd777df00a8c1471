import type { Outbox } from '../../kit/outbox.ts';
import type { Pictures, Ports } from '../../kit/ports.ts';

/**
 * The ports of an element with `mode="kiosk"`, for a device that visitors share: requests are sent as usual, and what is stored otherwise
 * stays in the memory of this page. Nothing is offered to the next visitor.
 *
 * @param real the ports that send
 */
export function createKioskPorts(real: Ports): Ports {
  return {
    ...real,
    // A delivery tab stays open after the visitor left, and stores the reference.
    tabs: async () => ({ openTab: () => undefined }),
    // The form itself holds a request for a retry.
    keep: async () => {},
    forget: async () => {},
    outbox: async () => emptyOutbox,
    pictures: async () => picturesInMemory,
    recall,
    remember,
    recallForVisit: recall,
    rememberForVisit: remember,
  };
}

/** Shared by all elements of the page. */
const texts = new Map<string, string>();
const pictures = new Map<string, Blob>();

const recall = (name: string) => texts.get(name);
const remember = (name: string, value: string) => Boolean(texts.set(name, value));

const picturesInMemory: Pictures = {
  keepPicture: async (objectName, picture) => void pictures.set(objectName, picture),
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
