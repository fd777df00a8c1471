import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Service } from '../domain/calculator/services.ts';
import type { Ports } from '../kit/ports.ts';
import type { SharedPhoto } from './photo-queue.ts';

/*
 * What the visitor has told us in this visit: what one widget was told is not asked for again. Shared by the widgets of a
 * page at once, and by the next pages of the visit where the browser keeps it.
 */

/** Empty where nothing was told. */
export interface VisitorData {
  name: string;
  email: string;
  phone: string;
  service: Service | '';
  /** Code of the film that they chose, `WF-116`, and the room they saw it in. Not checked: the reader looks them up. */
  film: string;
  room: string;
  photos: readonly SharedPhoto[];
}

export interface KnownVisitor extends StoreApi<VisitorData> {
  /** Object names of the photos that some form of this page has: that one uploads them. */
  readonly heldPhotos: Set<string>;
}

/** No film is chosen, or none any more. */
export const noFilm = { film: '', room: '' };

const unknown: VisitorData = { name: '', email: '', phone: '', service: '', ...noFilm, photos: [] };

/** The name under which it is remembered. */
const memoryName = 'wrappie-visitor';

let shared: KnownVisitor | undefined;

/** The visitor of this page, as all its widgets know them. */
export function knownVisitor(ports: Ports): KnownVisitor {
  shared ??= createKnownVisitor(ports);
  return shared;
}

/** The visitor as remembered; what they tell from now on is remembered too. */
export function createKnownVisitor(ports: Pick<Ports, 'recallForVisit' | 'rememberForVisit'>): KnownVisitor {
  const visitor = createStore<VisitorData>(() => ({ ...unknown, ...recalled(ports) }));
  visitor.subscribe((known) => ports.rememberForVisit(memoryName, JSON.stringify(known)));
  return Object.assign(visitor, { heldPhotos: new Set<string>() });
}

/** Anybody may have written there: only what reads as ours counts. */
function recalled({ recallForVisit }: Pick<Ports, 'recallForVisit'>): Partial<VisitorData> {
  try {
    const kept: Record<string, unknown> = JSON.parse(recallForVisit(memoryName) ?? '{}') ?? {};
    const texts = Object.entries(unknown).filter(([name, value]) => typeof kept[name] === typeof value);
    const photos = Array.isArray(kept['photos']) ? kept['photos'].filter(isPhoto) : [];
    return { ...Object.fromEntries(texts.map(([name]) => [name, kept[name]])), photos };
  } catch {
    return {};
  }
}

function isPhoto(kept: Partial<SharedPhoto> | null): kept is SharedPhoto {
  const isText = (value: unknown) => typeof value === 'string';
  return isText(kept?.name) && isText(kept.objectName) && (kept.url === undefined || isText(kept.url));
}
