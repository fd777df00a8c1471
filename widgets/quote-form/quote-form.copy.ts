import type { ContactRequest, RequiredField } from '../domain/request/contact-request.ts';
import type { Language } from '../domain/text.ts';

interface PartnerWords {
  title: string;
  address: string;
  description: string;
  descriptionHint: string;
}

/** Every text of the form except the labels of the domain and the texts shared by all requests. */
export interface QuoteFormCopy {
  title: string;
  required: string;
  fields: Record<keyof ContactRequest, string>;
  descriptionHint: string;
  homeVisitHint: string;
  choose: string;
  missing: Record<RequiredField, string>;
  summary: string;
  missingTitle: string;
  missingText: string;
  invalidText: string;
  failedTitle: string;
  failedText: string;
  sentTitle: string;
  sentText: string;
  copied: string;
  close: string;
  arrivedText: string;
  noScriptPhotos(email: string): string;
  /** What differs where a company asks for a partner code. */
  partner: PartnerWords;
}

export const quoteFormCopy: Record<Language, QuoteFormCopy> = {
  nl: {
    title: 'Offerte aanvragen',
    required: 'Velden met een * zijn verplicht.',
    fields: {
      firstName: 'Voornaam',
      lastName: 'Achternaam',
      email: 'E-mailadres',
      phone: 'Telefoon',
      address: 'Straat en huisnummer',
      city: 'Plaats',
      projectType: 'Project',
      clientType: 'U bent',
      homeVisit: 'Kom bij mij langs voor advies',
      description: 'Omschrijving',
    },
    descriptionHint: 'Wat wilt u laten wrappen, hoe groot is het en wanneer komt het uit?',
    homeVisitHint:
      'Het adviesbezoek kost €\u00a030, en dat bedrag gaat van uw opdracht af. Bij een opdracht vanaf €\u00a0500 is het bezoek gratis.',
    choose: 'Maak een keuze',
    missing: {
      firstName: 'Vul uw voornaam in',
      lastName: 'Vul uw achternaam in',
      email: 'Vul uw emailadres in',
      projectType: 'Kies een project',
      clientType: 'Kies particulier, zakelijk of zzp’er',
    },
    summary: 'Dit hebben wij nog nodig',
    missingTitle: 'Velden ontbreken',
    missingText: 'Vul alle verplichte velden in met een *',
    invalidText: 'Kijk de gemarkeerde velden na',
    failedTitle: 'Fout bij verzenden',
    failedText: 'Er ging iets mis. Probeer het opnieuw.',
    sentTitle: 'Bericht verzonden!',
    sentText: 'We nemen zo snel mogelijk contact met je op.',
    copied: 'Gekopieerd. Plak de tekst in een bericht aan ons.',
    close: 'Sluiten',
    arrivedText: 'U hoort op werkdagen binnen 24 uur van ons.',
    noScriptPhotos: (email) => `Foto’s erbij? Mail ze naar ${email}.`,
    partner: {
      title: 'Partnercode aanvragen',
      address: 'Adres van uw site',
      description: 'Wat verkoopt u?',
      descriptionHint: 'En wat zoekt u voor uw bezoekers: een prijs, een offerte of antwoord op hun vragen?',
    },
  },
  en: {
    title: 'Ask for a quote',
    required: 'Fields marked * are required.',
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email address',
      phone: 'Phone',
      address: 'Street and number',
      city: 'Town or city',
      projectType: 'Project',
      clientType: 'You are',
      homeVisit: 'Please come and advise me at home',
      description: 'Description',
    },
    descriptionHint: 'What would you like wrapped, how big is it, and when would suit you?',
    homeVisitHint: 'A home visit costs €30, which comes off your bill. For work of €500 or more it is free.',
    choose: 'Please choose',
    missing: {
      firstName: 'Please enter your first name',
      lastName: 'Please enter your last name',
      email: 'Please enter your email address',
      projectType: 'Please choose a project',
      clientType: 'Please choose private, business or self-employed',
    },
    summary: 'This is what we still need',
    missingTitle: 'Fields missing',
    missingText: 'Please fill in all required fields marked *',
    invalidText: 'Please check the marked fields',
    failedTitle: 'Sending failed',
    failedText: 'Something went wrong. Please try again.',
    sentTitle: 'Message sent!',
    sentText: 'We will contact you as soon as possible.',
    copied: 'Copied. Paste the text into a message to us.',
    close: 'Close',
    arrivedText: 'You will hear from us within 24 hours on working days.',
    noScriptPhotos: (email) => `Any photos? Email them to ${email}.`,
    partner: {
      title: 'Ask for a partner code',
      address: 'Address of your site',
      description: 'What do you sell?',
      descriptionHint: 'And what would help your visitors: a price, a quote or answers to their questions?',
    },
  },
};
