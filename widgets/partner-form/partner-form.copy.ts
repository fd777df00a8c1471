import type { PartnerApplication } from '../domain/partner/partner-application.ts';
import type { Language } from '../domain/text.ts';

/** The texts that are visible at first, besides the labels of the domain; `ApplicationSendingCopy` holds the rest. */
export interface PartnerFormCopy {
  title: string;
  required: string;
  fields: Record<keyof PartnerApplication, string>;
  hints: Partial<Record<keyof PartnerApplication, string>>;
  choose: string;
  send: string;
  sending: string;
  /** Shown when the code for sending could not be loaded. */
  /** Says that the form is a demonstration. */
  demonstration: string;
  /** Shown without scripts in a demonstration: the form cannot do anything. */
  noScript(phone: string, email: string): string;
}

export const partnerFormCopy: Record<Language, PartnerFormCopy> = {
  nl: {
    title: 'Aanmelden als wrapper',
    required: 'Velden met een * zijn verplicht.',
    fields: {
      firstName: 'Voornaam',
      lastName: 'Achternaam',
      companyName: 'Bedrijfsnaam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      kvkNumber: 'KvK-nummer',
      workArea: 'Werkgebied',
      experienceLevel: 'Ervaring',
      portfolioLink: 'Link naar uw portfolio',
      hasOwnTools: 'Ik heb eigen gereedschap',
      motivation: 'Motivatie',
    },
    hints: {
      kvkNumber: 'Acht cijfers',
      workArea: 'Een provincie of postcodes',
      experienceLevel: 'Zonder ervaring begint u naast een buddy',
      portfolioLink: 'https://uwbedrijf.nl',
      motivation: 'Een paar zinnen is genoeg.',
    },
    choose: 'Maak een keuze',
    send: 'Verstuur aanmelding',
    sending: 'Bezig met verzenden…',
    demonstration: 'Dit is een demonstratie: er wordt niets verstuurd.',
    noScript: (phone, email) => `Dit formulier werkt niet zonder JavaScript. Bel ${phone} of mail ${email}.`,
  },
  en: {
    title: 'Apply as a wrapper',
    required: 'Fields marked * are required.',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      companyName: 'Company name',
      email: 'Email address',
      phone: 'Phone',
      kvkNumber: 'KvK number',
      workArea: 'Work area',
      experienceLevel: 'Experience',
      portfolioLink: 'Link to your portfolio',
      hasOwnTools: 'I have my own tools',
      motivation: 'Motivation',
    },
    hints: {
      kvkNumber: 'Eight digits',
      workArea: 'A province or postcodes',
      experienceLevel: 'Without experience you start beside a buddy',
      portfolioLink: 'https://yourcompany.nl',
      motivation: 'A few lines will do.',
    },
    choose: 'Please choose',
    send: 'Send application',
    sending: 'Sending…',
    demonstration: 'This is a demonstration: nothing is sent.',
    noScript: (phone, email) => `This form needs JavaScript. Call ${phone} or email ${email}.`,
  },
};
