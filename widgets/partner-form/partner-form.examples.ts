import { emptyPartnerApplication, type PartnerApplication } from '../domain/partner/partner-application.ts';
import { applicationFields } from '../domain/partner/partner-payload.ts';
import type { Example } from '../kit/example.ts';
import type { PartnerFormData } from './partner-form.state.ts';

const application: PartnerApplication = {
  firstName: 'Bas',
  lastName: 'de Wit',
  companyName: 'De Wit Interieur',
  email: 'bas@voorbeeld.nl',
  phone: '06 12345678',
  kvkNumber: '12345678',
  workArea: '3000-3199',
  experienceLevel: 'ervaren',
  portfolioLink: 'https://www.voorbeeld.nl/werk',
  hasOwnTools: true,
  motivation: 'Nu beletter ik auto’s. Keukens vragen nog preciezer werk, en dat zoek ik.',
};
const delivered = { endpoint: 'form-mail' };
const reference = 'WR-7KQ2M9XA';
const lastFields = applicationFields({
  application,
  timestamp: new Date('2026-01-15T09:30:00Z'),
  reference,
});
const unconfirmed = { application, sending: 'unconfirmed', reference, lastFields } as const;

/** The form in every state that a visitor can see. */
export const partnerFormExamples: readonly Example<Partial<PartnerFormData>>[] = [
  { name: 'empty', attributes: {} },
  { name: 'delivered', attributes: delivered },
  { name: 'demonstration', attributes: { endpoint: 'none' } },
  { name: 'on-a-partners-page', attributes: { endpoint: 'form-mail', partner: 'dealer-7' } },
  { name: 'missing', attributes: {}, state: { marked: true } },
  {
    name: 'wrong',
    attributes: {},
    state: {
      application: { ...application, email: 'bas', kvkNumber: '1234567', portfolioLink: 'mijn werk' },
      marked: true,
    },
  },
  {
    name: 'partly-filled',
    attributes: {},
    state: { application: { ...emptyPartnerApplication, firstName: 'Bas', experienceLevel: 'onervaren' } },
  },
  { name: 'filled', attributes: {}, state: { application } },
  { name: 'sending', attributes: delivered, state: { application, sending: 'sending', reference } },
  { name: 'unconfirmed', attributes: delivered, state: unconfirmed },
  { name: 'unconfirmed-copy-refused', attributes: delivered, state: { ...unconfirmed, copyRefused: true } },
  {
    name: 'received',
    attributes: delivered,
    state: { received: { reference }, toast: { message: 'sent', n: 1 } },
  },
  { name: 'sent', attributes: delivered, state: { received: { reference } } },
];
