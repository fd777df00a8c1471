import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Service } from '../domain/calculator/services.ts';
import type { Ports } from '../kit/ports.ts';
import type { SharedPhoto } from './photo-queue.ts';

/*
 * What the visitor has filled in during this visit, so that no widget asks for it again. It is shared by the widgets of a page at once, and
 * with the next pages of the visit where the browser stores it.
 */

/** Members are empty until the visitor fills them in. */
export interface VisitorData {
  name: string;
  email: string;
  phone: string;
  service: Service | '';
  /** Code of the film that the visitor chose, `WF-116`, and the room in which they saw it, or their own photo. Not validated here: readers look them up. */
  film: string;
  room: string;
  /** How many fronts and drawers, or windows, were counted there, as text. */
  fronts: string;
  drawers: string;
  windows: string;
  /** The fragment of the last calculation that had a price: `#keuken?length=12&folieType=mat&complexity=eenvoudig`. Not validated here either. */
  calculation: string;
  photos: readonly SharedPhoto[];
}

export interface KnownVisitor extends StoreApi<VisitorData> {
  /** Object names of the photos that a form of this page holds: that form uploads them. */
  readonly heldPhotos: Set<string>;
}

/** No film is chosen. */
export const noFilm = { film: '', room: '', fronts: '', drawers: '', windows: '' };

const unknown: VisitorData = {
  name: '',
  email: '',
  phone: '',
  service: '',
  ...noFilm,
  calculation: '',
  photos: [],
};

/** The storage key. */
const memoryName = 'wrappie-visitor';

const shared: Partial<Record<string, KnownVisitor>> = {};

/** The visitor of this page, shared by all its widgets. Those in a mode share one of their own, which nothing is stored of. */
export function knownVisitor(ports: Ports): KnownVisitor {
  const key = `${ports.mode}`;
  shared[key] ??= createKnownVisitor(ports);
  return shared[key];
}

/** Called when a request has arrived: on a device that visitors share, the next one must not find what this one filled in. */
export function forgetVisitor(ports: Ports): void {
  if (ports.mode === 'kiosk') knownVisitor(ports).setState(unknown, true);
}

/** Calls back when the visitor was forgotten, for a form of the page that was not the one that was sent. */
export function onForgotten(visitor: KnownVisitor, listener: () => void): void {
  visitor.subscribe((known) => known === unknown && listener());
}

/** The visitor with the stored data. Later changes are stored too. */
export function createKnownVisitor(ports: Pick<Ports, 'recallForVisit' | 'rememberForVisit'>): KnownVisitor {
  const visitor = createStore<VisitorData>(() => ({ ...unknown, ...recalled(ports) }));
  visitor.subscribe((known) => ports.rememberForVisit(memoryName, JSON.stringify(known)));
  return Object.assign(visitor, { heldPhotos: new Set<string>() });
}

/** Other scripts can write there: only valid members are read. */
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
  const isOptional = (value: unknown, type: string) => value === undefined || typeof value === type;
  return (
    isText(kept?.name) &&
    isText(kept.objectName) &&
    isOptional(kept.url, 'string') &&
    isOptional(kept.waits, 'boolean')
  );
}
