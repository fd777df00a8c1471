import type { PartnerApplication, requiredApplicationFields } from '../domain/partner/partner-application.ts';
import type { Language } from '../domain/text.ts';
import type { RequestCopy } from '../request/request.copy.ts';

type RequiredField = (typeof requiredApplicationFields)[number];

/** The texts after an attempt to send. */
export interface ApplicationSendingCopy {
  summary: string;
  missing: Record<RequiredField, string>;
  invalid: Partial<Record<keyof PartnerApplication, string>>;
  received: { title: string; text: string };
  /** Nothing was sent. */
  demonstrated: { title: string; text: string };
  reference(reference: string): string;
  failedTitle: string;
  failedText: string;
  copied: string;
  close: string;
  /** The texts that differ between an application and a request. */
  earlierArrived(reference: string): string;
  unconfirmed: Pick<RequestCopy, 'unconfirmedTitle' | 'unconfirmedText' | 'copy'>;
}

export const applicationSendingCopy: Record<Language, ApplicationSendingCopy> = {
  nl: {
    summary: 'Kijk deze velden nog na',
    missing: {
      firstName: 'Vul uw voornaam in',
      lastName: 'Vul uw achternaam in',
      email: 'Vul uw emailadres in',
      phone: 'Vul uw telefoonnummer in',
      kvkNumber: 'Vul uw KvK-nummer in',
      workArea: 'Vul uw werkgebied in',
      experienceLevel: 'Kies uw ervaring',
      motivation: 'Vul uw motivatie in',
    },
    invalid: {
      email: 'Dit emailadres lijkt niet te kloppen',
      kvkNumber: 'Een KvK-nummer heeft acht cijfers',
      portfolioLink: 'Dit lijkt geen webadres',
    },
    received: {
      title: 'Aanmelding ontvangen!',
      text: 'We nemen binnen 24 uur contact met je op voor de volgende stappen.',
    },
    demonstrated: {
      title: 'Dit was een demonstratie',
      text: 'Uw aanmelding is niet verstuurd en niet bewaard.',
    },
    reference: (reference) => `Uw referentie is ${reference}.`,
    failedTitle: 'Fout bij verzenden',
    failedText: 'Er ging iets mis. Probeer het opnieuw.',
    copied: 'Gekopieerd. Plak de tekst in een bericht aan ons.',
    close: 'Sluiten',
    earlierArrived: (reference) =>
      `Uw eerdere aanmelding (${reference}) is aangekomen. Uw wijziging nog niet: verstuur die nog.`,
    unconfirmed: {
      unconfirmedTitle: 'Uw aanmelding is nog niet bevestigd',
      unconfirmedText:
        'Wij weten niet zeker of ze is aangekomen. Alles wat u invulde staat er nog. Zo komt ze er zeker:',
      copy: 'Kopieer de aanmelding',
    },
  },
  en: {
    summary: 'Please check these fields',
    missing: {
      firstName: 'Please enter your first name',
      lastName: 'Please enter your last name',
      email: 'Please enter your email address',
      phone: 'Please enter your phone number',
      kvkNumber: 'Please enter your KvK number',
      workArea: 'Please enter your work area',
      experienceLevel: 'Please choose your experience',
      motivation: 'Please enter your motivation',
    },
    invalid: {
      email: 'This email address does not look right',
      kvkNumber: 'A KvK number has eight digits',
      portfolioLink: 'This does not look like a web address',
    },
    received: {
      title: 'Application received',
      text: 'We will contact you within 24 hours about the next steps.',
    },
    demonstrated: {
      title: 'This was a demonstration',
      text: 'Your application was not sent, and not kept.',
    },
    reference: (reference) => `Your reference is ${reference}.`,
    failedTitle: 'Sending failed',
    failedText: 'Something went wrong. Please try again.',
    copied: 'Copied. Paste the text into a message to us.',
    close: 'Close',
    earlierArrived: (reference) =>
      `Your earlier application (${reference}) has arrived. Your change has not: please send it.`,
    unconfirmed: {
      unconfirmedTitle: 'Your application has not been confirmed yet',
      unconfirmedText:
        'We cannot tell whether it arrived. Everything you filled in is still here. This is how it reaches us for sure:',
      copy: 'Copy the application',
    },
  },
};
