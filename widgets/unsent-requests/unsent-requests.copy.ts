import type { Language } from '../domain/text.ts';

export interface UnsentRequestsCopy {
  title(count: number): string;
  kept(time: string): string;
  contents: string;
  reference: string;
  stays: string;
  subject: string;
  from: string;
  photos: string;
  photoWaiting(name: string): string;
  send: string;
  sending: string;
  uploading(n: number, of: number): string;
  waiting: string;
  discard: string;
  ask: string;
  discardYes: string;
  discardNo: string;
  discarded: string;
  earlierArrived(reference: string): string;
  unconfirmed: string;
  retry: string;
  call(phone: string): string;
  mail: string;
  sent: string;
  sentReference(reference: string): string;
  photosLeft(names: string): string;
  close: string;
}

export const unsentRequestsCopy: Record<Language, UnsentRequestsCopy> = {
  nl: {
    title: (count) =>
      count > 1
        ? `Misschien zijn ${count} aanvragen niet aangekomen`
        : 'Misschien is uw aanvraag niet aangekomen',
    kept: (time) => `Van ${time}. Wij kregen geen bevestiging.`,
    contents: 'Bekijk de aanvraag',
    reference: 'Referentie',
    stays: 'Dit staat alleen op uw toestel, hooguit 30 dagen.',
    subject: 'Aanvraag',
    from: 'Van',
    photos: 'Foto’s',
    photoWaiting: (name) => `${name}, nog niet geüpload`,
    send: 'Nu verzenden',
    sending: 'Bezig met verzenden…',
    uploading: (n, of) => `Foto ${n} van ${of} wordt geüpload…`,
    waiting: 'Wordt verzonden zodra u weer verbinding hebt.',
    discard: 'Niet mijn aanvraag: wissen',
    ask: 'Aanvraag wissen? Wat is ingevuld en de foto’s verdwijnen dan van dit toestel.',
    discardYes: 'Ja, wissen',
    discardNo: 'Nee, bewaren',
    discarded: 'De aanvraag is gewist.',
    earlierArrived: (reference) =>
      `Uw eerdere aanvraag (${reference}) is aangekomen. Uw wijziging nog niet: verstuur die nog.`,
    unconfirmed:
      'Weer geen bevestiging. Hij blijft hier staan. Probeer het later nog eens, bel ons of stuur hem als e-mail.',
    retry: 'Opnieuw proberen',
    call: (phone) => `Bel\u00a0${phone}`,
    mail: 'Stuur als e-mail',
    sent: 'Uw aanvraag is alsnog verzonden',
    sentReference: (reference) =>
      `We nemen op werkdagen binnen 24 uur contact met u op. Uw referentie is ${reference}.`,
    photosLeft: (names) => `Niet meegestuurd: ${names}.`,
    close: 'Sluiten',
  },
  en: {
    title: (count) =>
      count > 1 ? `${count} of your requests may not have arrived` : 'Your request may not have arrived',
    kept: (time) => `From ${time}. We received no confirmation.`,
    contents: 'See what it says',
    reference: 'Reference',
    stays: 'This is on your device only, for 30 days at most.',
    subject: 'Request',
    from: 'From',
    photos: 'Photos',
    photoWaiting: (name) => `${name}, not uploaded yet`,
    send: 'Send now',
    sending: 'Sending…',
    uploading: (n, of) => `Uploading photo ${n} of ${of}…`,
    waiting: 'We will send it as soon as you are back online.',
    discard: 'Not my request: erase it',
    ask: 'Erase this request? What was filled in and its photos will be gone from this device.',
    discardYes: 'Yes, erase it',
    discardNo: 'No, keep it',
    discarded: 'The request is gone.',
    earlierArrived: (reference) =>
      `Your earlier request (${reference}) has arrived. Your change has not: please send it.`,
    unconfirmed: 'Still no confirmation. It stays here. Try again later, call us or send it as an email.',
    retry: 'Try again',
    call: (phone) => `Call\u00a0${phone}`,
    mail: 'Send it as an email',
    sent: 'Your request has arrived after all',
    sentReference: (reference) =>
      `We will contact you within 24 hours on working days. Your reference is ${reference}.`,
    photosLeft: (names) => `Not included: ${names}.`,
    close: 'Close',
  },
};
