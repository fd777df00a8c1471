import type { Language } from '../../widgets/domain/text.ts';

/** The texts of the calculator. Written out, so that a test notices a changed text (rules `calculator-buttons` and `calculator-send`). */
export interface Words {
  calculator: string;
  calculate: string;
  vat: string;
  indication: string;
  explain: string;
  accept: string;
  name: string;
  email: string;
  phone: string;
  send: string;
  cancel: string;
  sent: string;
  missing: string;
  missingText: string;
  contactMissing: string;
  nameMissing: string;
  emailMissing: string;
  emailInvalid: string;
  stale: string;
}

export const words: Record<Language, Words> = {
  nl: {
    calculator: '/prijscalculator',
    calculate: 'Bereken prijs',
    vat: 'incl. btw',
    indication: 'indicatie, geen offerte',
    explain: 'Hoe komen wij op dit bedrag?',
    accept: 'Akkoord, offerte aanvragen',
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    send: 'Verstuur aanvraag',
    cancel: 'Annuleren',
    sent: 'Prijsindicatie verzonden! We nemen binnen 24 uur contact met u op.',
    missing: 'Velden ontbreken',
    missingText: 'Vul alle verplichte velden in met een *',
    contactMissing: 'Vul uw naam en emailadres in',
    nameMissing: 'Vul uw naam in',
    emailMissing: 'Vul uw emailadres in',
    emailInvalid: 'Dit emailadres lijkt niet te kloppen',
    stale: 'Dit bedrag klopt niet meer.',
  },
  en: {
    calculator: '/en/prijscalculator',
    calculate: 'Calculate price',
    vat: 'incl. VAT',
    indication: 'an indication, not a quote',
    explain: 'How do we get to this amount?',
    accept: 'Accept and request a quote',
    name: 'Name',
    email: 'Email address',
    phone: 'Phone',
    send: 'Send request',
    cancel: 'Cancel',
    sent: 'Price indication sent! We will contact you within 24 hours.',
    missing: 'Fields missing',
    missingText: 'Please fill in all required fields marked *',
    contactMissing: 'Please enter your name and email address',
    nameMissing: 'Please enter your name',
    emailMissing: 'Please enter your email address',
    emailInvalid: 'This email address does not look right',
    stale: 'This amount no longer holds.',
  },
};
