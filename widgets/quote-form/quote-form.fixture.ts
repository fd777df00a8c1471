import { vi } from 'vitest';
import type { ContactRequest } from '../domain/request/contact-request.ts';
import type { DeliveryOutcome, DeliveryRequest, DeliveryTab, Ports } from '../kit/ports.ts';
import { fakePorts, promisesToSettle } from '../request/ports.fixture.ts';
import { createQuoteFormStore } from './quote-form.store.ts';

/** A delivery whose outcome the test sets. */
export interface FakeDelivery {
  way: 'tab' | 'courier';
  request: DeliveryRequest;
  answer(outcome: DeliveryOutcome): void;
  lateReceipt(): void;
}

export const noor = {
  firstName: 'Noor',
  lastName: 'de Vries',
  email: 'noor@example.nl',
  projectType: 'raamfolie',
  clientType: 'zakelijk',
} as const satisfies Partial<ContactRequest>;

interface SetUp {
  attributes?: Record<string, string>;
  given?: Partial<Ports>;
  /** The browser does not let us open a tab. */
  tabBlocked?: boolean;
  /** The visitor closes the tab at once. */
  tabClosed?: boolean;
}

/** A form with fake ports that the test controls. `log` records the calls in order. */
export function formWith({ attributes = {}, given = {}, tabBlocked = false, tabClosed = false }: SetUp = {}) {
  const log: string[] = [];
  const deliveries: FakeDelivery[] = [];
  const events: [string, unknown][] = [];
  const deliverBy =
    (way: FakeDelivery['way']): Ports['deliver'] =>
    (request, lateReceipt) => {
      log.push(`deliver by ${way}`);
      return new Promise((answer) => deliveries.push({ way, request, answer, lateReceipt }));
    };
  const tab: DeliveryTab = {
    isOpen: () => !tabClosed,
    deliver: deliverBy('tab'),
    close: () => log.push('close tab'),
  };
  let references = 0;
  const ports = fakePorts({
    now: () => new Date('2026-01-15T09:30:00Z'),
    newReference: () => `WR-${++references}`,
    pageAddress: () => new URL('https://wrappie.example/contact?x=1#y'),
    visits: () => ({ first: {}, last: {} }),
    recall: () => undefined,
    remember: () => true,
    onReturn: () => {},
    onFragment: (listener) => listener(''),
    recallForVisit: () => undefined,
    rememberForVisit: () => true,
    prepareDelivery: async () => void log.push('prepare delivery'),
    preparePhotos: async () => void log.push('prepare photos'),
    ownOrigin: () => 'https://wrappie.example',
    async tabs() {
      log.push('prepare tab');
      return {
        openTab(_, lang) {
          log.push(`open tab in ${lang}`);
          return tabBlocked ? undefined : tab;
        },
      };
    },
    deliver: deliverBy('courier'),
    keep: async () => void log.push('keep'),
    forget: async () => void log.push('forget'),
    ...given,
  });
  const store = createQuoteFormStore({
    attributes,
    ports,
    emit: (name, detail) => void events.push([name, detail]),
  });
  const act = () => store.getState();
  return {
    ports,
    log,
    deliveries,
    events,
    store,
    act,
    state: () => store.getState(),
    /** Fills in the form. The first character loads the code for sending, which is ready when this resolves. */
    async fill(fields: Partial<ContactRequest> = noor) {
      for (const [name, value] of Object.entries(fields)) act().change(name as 'firstName', value as string);
      await promisesToSettle();
    },
    toast: () => store.getState().toast?.message,
    focus: () => store.getState().focus?.on,
  };
}

export const silent = () => vi.spyOn(console, 'error').mockImplementation(() => {});
