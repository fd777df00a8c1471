import { readPricedCalculation } from '../domain/calculator/priced-calculation.ts';
import { readChosenFilm } from '../domain/film/chosen-film.ts';
import { contactFields } from '../domain/request/contact-payload.ts';
import { type ContactRequest, emptyContactRequest } from '../domain/request/contact-request.ts';
import type { Example } from '../kit/example.ts';
import { photosInEveryState } from '../request/photo-examples.ts';
import type { QuoteFormData } from './quote-form.state.ts';

const fields: ContactRequest = {
  firstName: 'Sanne',
  lastName: 'de Vries',
  email: 'sanne@voorbeeld.nl',
  phone: '06 12345678',
  address: 'Kade 1',
  city: 'Rotterdam',
  projectType: 'keuken-wrappen',
  clientType: 'particulier',
  homeVisit: true,
  description: 'Twaalf fronten en vier lades, graag mat wit. Liefst in maart.',
};
const reference = 'WR-7KQ2M9XA';
const lastFields = contactFields({
  request: fields,
  photos: [],
  timestamp: new Date('2026-01-15T09:30:00Z'),
  reference,
});
const unconfirmed = { fields, sending: 'unconfirmed', reference, lastFields } as const;

/** The form in every state that a visitor can see. */
export const quoteFormExamples: readonly Example<Partial<QuoteFormData>>[] = [
  { name: 'empty', attributes: {} },
  {
    name: 'preset',
    attributes: { 'project-type': 'raamfolie', 'client-type': 'zakelijk', partner: 'dealer-7' },
  },
  { name: 'partner', attributes: { purpose: 'partner' } },
  { name: 'missing', attributes: {}, state: { marked: true } },
  {
    name: 'wrong-email',
    attributes: {},
    state: { fields: { ...fields, email: 'sanne apenstaartje voorbeeld' }, marked: true },
  },
  {
    name: 'partly-filled',
    attributes: {},
    state: { fields: { ...emptyContactRequest, firstName: 'Sanne', projectType: 'overig' } },
  },
  { name: 'filled', attributes: {}, state: { fields } },
  {
    name: 'chosen-film',
    attributes: {},
    state: { fields, film: readChosenFilm({ film: 'WF-116', room: 'kitchen' }) },
  },
  {
    name: 'calculation',
    attributes: {},
    state: {
      fields,
      calculation: readPricedCalculation('#keuken?length=12&drawers=4&folieType=mat&complexity=eenvoudig'),
    },
  },
  {
    name: 'samples',
    attributes: {},
    state: {
      fields,
      samples: ['WF-116', 'WF-218'].flatMap((film) => readChosenFilm({ film, room: '' }) ?? []),
    },
  },
  {
    name: 'photos',
    attributes: {},
    state: {
      fields,
      ...photosInEveryState,
    },
  },
  { name: 'sending', attributes: {}, state: { fields, sending: 'sending', reference } },
  { name: 'unconfirmed', attributes: {}, state: unconfirmed },
  { name: 'unconfirmed-copy-refused', attributes: {}, state: { ...unconfirmed, copyRefused: true } },
  {
    name: 'arrived',
    attributes: {},
    state: { fields, sending: 'accepted', reference, toast: { message: 'sent', n: 1 } },
  },
  { name: 'sent', attributes: {}, state: { sentReference: reference, receipt: 'registered' } },
];
