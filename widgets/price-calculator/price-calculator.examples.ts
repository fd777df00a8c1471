import { calculationLink } from '../domain/calculator/calculation-link.ts';
import { price } from '../domain/calculator/price.ts';
import { quoteFields } from '../domain/calculator/quote-payload.ts';
import { emptyInput, type PricedInput, withService } from '../domain/calculator/services.ts';
import { readChosenFilm } from '../domain/film/chosen-film.ts';
import type { MailField } from '../domain/request/mail.ts';
import type { Example } from '../kit/example.ts';
import { photosInEveryState } from '../request/photo-examples.ts';
import type { CalculatorData } from './price-calculator.state.ts';

const kitchen = {
  ...withService(emptyInput, 'keuken'),
  length: '12',
  drawers: '4',
  folieType: 'mat',
  complexity: 'gemiddeld',
} as PricedInput;

const frames = {
  ...withService(emptyInput, 'kozijnen'),
  width: '1,2',
  length: '1,5',
  folieType: 'hout-look',
  complexity: 'eerste-etage',
  kozijnSides: 'dubbelzijdig',
} as PricedInput;

const smallWindow = {
  ...withService(emptyInput, 'raamfolie'),
  numberOfWindows: '1',
  windowHeight: '0,8',
  windowWidth: '0,6',
  folieType: 'privacy',
  complexity: 'begane-grond',
} as PricedInput;

const priced = (input: PricedInput) => ({ input, calculated: { price: price(input), input } });
const linkOf = (input: PricedInput) => calculationLink('https://www.voorbeeld.nl', input, 'nl');
const sageGreen = readChosenFilm({ film: 'WF-116', room: 'kitchen' });
const customer = { name: 'Sanne de Vries', email: 'sanne@voorbeeld.nl', phone: '06 12345678', message: '' };
const reference = 'WR-7KQ2M9XA';

const lastFields: readonly MailField[] = quoteFields({
  customer,
  input: kitchen,
  estimatedPrice: price(kitchen).amount,
  photos: [],
  timestamp: new Date('2026-01-15T09:30:00Z'),
  reference,
});

/** The calculator in every state that a visitor can see. */
export const priceCalculatorExamples: readonly Example<Partial<CalculatorData>>[] = [
  { name: 'empty', attributes: {} },
  { name: 'kitchen', attributes: { service: 'keuken' } },
  { name: 'window-film', attributes: { service: 'raamfolie' } },
  { name: 'furniture', attributes: { service: 'meubels' } },
  { name: 'window-frames', attributes: { service: 'kozijnen' } },
  { name: 'doors', attributes: { service: 'deuren' } },
  { name: 'yacht', attributes: { service: 'jacht', partner: 'dealer-7' } },
  { name: 'other', attributes: { service: 'anders' } },
  { name: 'missing', attributes: {}, state: { input: withService(emptyInput, 'kozijnen'), marked: true } },
  {
    name: 'wrong-numbers',
    attributes: {},
    state: {
      input: { ...withService(emptyInput, 'meubel'), length: 'twee', width: '-3', height: '250' },
      left: ['length', 'width', 'height'],
    },
  },
  { name: 'complete', attributes: {}, state: { input: kitchen } },
  { name: 'chosen-film', attributes: {}, state: { input: kitchen, film: sageGreen } },
  { name: 'price', attributes: {}, state: priced(kitchen) },
  { name: 'price-both-sides', attributes: {}, state: priced(frames) },
  { name: 'price-minimum', attributes: {}, state: priced(smallWindow) },
  {
    name: 'link-copied',
    attributes: {},
    state: { ...priced(kitchen), link: { address: linkOf(kitchen), copied: true } },
  },
  {
    name: 'link-shown',
    attributes: {},
    state: { ...priced(kitchen), link: { address: linkOf(kitchen), copied: false } },
  },
  { name: 'sheet-blocked', attributes: {}, state: { ...priced(kitchen), sheetBlocked: true } },
  {
    name: 'price-out-of-date',
    attributes: {},
    state: { ...priced(kitchen), input: { ...kitchen, length: '14' }, stale: true },
  },
  { name: 'send-form', attributes: {}, state: { ...priced(kitchen), sendFormOpen: true } },
  {
    name: 'send-form-missing',
    attributes: {},
    state: { ...priced(kitchen), sendFormOpen: true, contactMarked: true },
  },
  {
    name: 'send-form-photos',
    attributes: {},
    state: {
      ...priced(kitchen),
      sendFormOpen: true,
      customer,
      ...photosInEveryState,
    },
  },
  {
    name: 'sending',
    attributes: {},
    state: { ...priced(kitchen), sendFormOpen: true, customer, sending: 'sending', reference },
  },
  {
    name: 'unconfirmed',
    attributes: {},
    state: {
      ...priced(kitchen),
      sendFormOpen: true,
      customer,
      sending: 'unconfirmed',
      reference,
      lastFields,
    },
  },
  {
    name: 'unconfirmed-copy-refused',
    attributes: {},
    state: {
      ...priced(kitchen),
      sendFormOpen: true,
      customer,
      sending: 'unconfirmed',
      reference,
      lastFields,
      copyRefused: true,
    },
  },
  {
    name: 'sent',
    attributes: {},
    state: { ...priced(kitchen), sentReference: reference, receipt: 'registered' },
  },
];
