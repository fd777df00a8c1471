import type { PartnerApplication } from '../domain/partner/partner-application.ts';
import type { DeliveryOutcome, DeliveryRequest, Ports } from '../kit/ports.ts';
import { fakePorts } from '../request/ports.fixture.ts';
import type { FieldName } from './partner-form.state.ts';
import { createPartnerFormStore } from './partner-form.store.ts';

/** A delivery whose outcome the test sets. */
export interface FakeDelivery {
  request: DeliveryRequest;
  answer(outcome: DeliveryOutcome): void;
  lateReceipt(): void;
}

export const bas: Partial<PartnerApplication> = {
  firstName: 'Bas',
  lastName: 'de Wit',
  email: 'bas@voorbeeld.nl',
  phone: '06 12345678',
  kvkNumber: '12345678',
  workArea: 'Zeeland',
  experienceLevel: 'specialist',
  motivation: 'Ik werk graag precies.',
};

/** A form with fake ports that record calls. It delivers, unless the given attributes ask for a demonstration. */
export function partnerFormWith(
  attributes: { endpoint?: 'form-mail' | 'none'; partner?: string } = { endpoint: 'form-mail' },
  given: Partial<Ports> = {},
) {
  const log: string[] = [];
  const deliveries: FakeDelivery[] = [];
  const events: [string, unknown][] = [];
  let references = 0;
  const ports = fakePorts({
    now: () => new Date('2026-01-15T09:30:00Z'),
    newReference: () => `WR-${++references}`,
    ownOrigin: () => 'https://wrappie.example',
    pageAddress: () => new URL('https://wrappie.example/platform?x=1#aanmelden'),
    visits: () => ({ first: {}, last: {} }),
    recallForVisit: () => undefined,
    rememberForVisit: () => true,
    prepareDelivery: async () => void log.push('prepare'),
    deliver(request, lateReceipt) {
      log.push('deliver');
      return new Promise((answer) => deliveries.push({ request, answer, lateReceipt }));
    },
    keep: async () => void log.push('keep'),
    forget: async () => void log.push('forget'),
    ...given,
  });
  const store = createPartnerFormStore({
    attributes,
    ports,
    emit: (name, detail) => void events.push([name, detail]),
  });
  const act = store.getState();
  return {
    log,
    deliveries,
    events,
    act,
    state: store.getState,
    fill(application: Partial<PartnerApplication> = bas) {
      for (const [name, value] of Object.entries(application)) act.change(name as FieldName, value);
    },
    toast: () => store.getState().toast?.message,
    focus: () => store.getState().focus?.on,
    sentFields: () => Object.fromEntries(deliveries.at(-1)?.request.fields ?? []),
  };
}
