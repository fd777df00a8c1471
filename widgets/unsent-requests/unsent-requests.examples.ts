import type { MailField } from '../domain/request/mail.ts';
import type { Example } from '../kit/example.ts';
import type { Offer, OfferStatus, UnsentRequestsData } from './unsent-requests.state.ts';

const quote: readonly MailField[] = [
  ['_subject', 'Offerteaanvraag Keuken, vanaf € 1.923 (WR-7KQ2M9XA)'],
  ['name', 'Sanne de Vries'],
  ['email', 'sanne@voorbeeld.nl'],
  ['phone', '06 12345678'],
  ['message', 'Projecttype: Keuken\nFolietype: Mat'],
];
const contact: readonly MailField[] = [
  ['_subject', 'Contactaanvraag kozijnen wrappen (WR-9XA7KQ2M)'],
  ['Naam', 'Sanne de Vries'],
  ['E-mail', 'sanne@voorbeeld.nl'],
];
const keptAt = '2026-01-15T09:30:00.000Z';
const photos = [
  { name: 'voorkant.jpg', url: 'https://foto.voorbeeld.nl/1.webp', failed: false, objectName: '1.webp' },
  { name: 'kookeiland-van-links-gezien-met-lange-naam.jpg', failed: true, objectName: '2.webp' },
];

const offer = (status: OfferStatus, more: Partial<Offer> = {}): Offer => ({
  reference: 'WR-7KQ2M9XA',
  fields: quote,
  photos: [],
  keptAt,
  status,
  ...more,
});
const other: Offer = { ...offer('offered'), reference: 'WR-9XA7KQ2M', fields: contact, photos };
const showing = (name: string, ...offers: Offer[]): Example<Partial<UnsentRequestsData>> => ({
  name,
  attributes: {},
  state: { offers },
});

/** The notice in every state that a visitor can see. */
export const unsentRequestsExamples: readonly Example<Partial<UnsentRequestsData>>[] = [
  showing('offered', offer('offered')),
  showing('photos', offer('offered', { photos })),
  showing('several', offer('offered'), other),
  showing('asking', offer('asking')),
  showing('waiting', offer('waiting', { agreed: true })),
  showing('uploading', offer('sending', { photos, uploading: { n: 1, of: 1 } })),
  showing('sending', offer('sending')),
  showing('unconfirmed', offer('unconfirmed')),
  showing('sent', offer('sent')),
  showing('sent-without-photo', offer('sent', { photos })),
  showing('discarded', offer('discarded')),
  showing('nothing'),
];
