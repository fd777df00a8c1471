import type { Language } from '../domain/text.ts';
import type { Receipt } from '../kit/ports.ts';
import type { Photo, PhotoNotice } from './request-state.ts';

/** The texts that both request forms share: contact details, photos, sending, and help when sending failed. */
export interface RequestCopy {
  name: string;
  email: string;
  phone: string;
  phoneInWords: string;
  message: string;
  optionalField: string;
  nameMissing: string;
  emailMissing: string;
  emailInvalid: string;
  photos: string;
  photosHint: string;
  photosAdd: string;
  photosFull: string;
  photoStatus: Record<Photo['status'], string>;
  photoRemove(name: string): string;
  photoRetry(name: string): string;
  photosRetry: string;
  photoNotice(notice: PhotoNotice): string;
  send: string;
  sending: string;
  cancel: string;
  sentTitle: Record<Receipt, string>;
  sentReference(reference: string): string;
  /** What a request went without. Nothing if it took all its photos along. */
  photosLeft(names?: readonly string[]): string;
  earlierArrived(reference: string): string;
  unconfirmedTitle: string;
  unconfirmedText: string;
  tooLong(fields: string): string;
  retry: string;
  call(phone: string): string;
  mail: string;
  copy: string;
  copyFailed: string;
}

const nlNotices: Record<PhotoNotice['reason'], string> = {
  'not-an-image': 'is geen foto die wij kunnen gebruiken. Kies een JPG, PNG of WebP.',
  broken: 'is beschadigd en kan niet worden geopend.',
  'too-many-pixels': 'is te groot. Kies een foto van hooguit 50 megapixel.',
  heic: 'is een HEIC-foto die uw browser niet kan openen. Bewaar de foto als JPG, of maak een schermafdruk.',
  'too-many': 'is niet toegevoegd: er kunnen hooguit 5 foto’s mee.',
};
const enNotices: Record<PhotoNotice['reason'], string> = {
  'not-an-image': 'is not a photo we can use. Please choose a JPG, PNG or WebP.',
  broken: 'is damaged and cannot be opened.',
  'too-many-pixels': 'is too large. Please choose a photo of at most 50 megapixels.',
  heic: 'is a HEIC photo that your browser cannot open. Save it as JPG, or take a screenshot of it.',
  'too-many': 'was not added: a request takes 5 photos at most.',
};

export const requestCopy: Record<Language, RequestCopy> = {
  nl: {
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    phoneInWords: 'Schrijf uw nummer in cijfers, dan kunnen wij u bellen.',
    message: 'Bericht',
    optionalField: 'Niet verplicht',
    nameMissing: 'Vul uw naam in',
    emailMissing: 'Vul uw emailadres in',
    emailInvalid: 'Dit emailadres lijkt niet te kloppen',
    photos: 'Foto’s',
    photosHint: 'Niet verplicht, maximaal 5, meteen geüpload. Met foto’s is uw offerte preciezer.',
    photosAdd: 'Foto’s kiezen',
    photosFull: 'U hebt 5 foto’s gekozen',
    photoStatus: {
      checking: 'wordt bekeken',
      ready: 'op dit apparaat, gaat mee als u verstuurt',
      waiting: 'staat klaar',
      uploading: 'uploadt',
      done: 'geüpload',
      named: 'alleen de bestandsnaam',
      failed: 'niet geüpload',
    },
    photoRemove: (name) => `${name} verwijderen`,
    photoRetry: (name) => `${name} opnieuw uploaden`,
    photosRetry: 'Alle foto’s opnieuw uploaden',
    photoNotice: ({ name, reason }) => `${name} ${nlNotices[reason]}`,
    send: 'Verstuur aanvraag',
    sending: 'Bezig met verzenden…',
    cancel: 'Annuleren',
    sentTitle: { registered: 'Uw aanvraag ligt bij ons op tafel', accepted: 'Uw aanvraag is verstuurd' },
    sentReference: (reference) => `Uw referentie is ${reference}.`,
    photosLeft: (names = []) =>
      names[0] ? ` Niet meegestuurd: ${names.join(', ')}. Stuur ze gerust per e-mail na.` : '',
    earlierArrived: (reference) =>
      `Uw eerdere aanvraag (${reference}) is aangekomen. Uw wijziging nog niet: verstuur die nog.`,
    unconfirmedTitle: 'Uw aanvraag is nog niet bevestigd',
    unconfirmedText:
      'Wij weten niet zeker of hij is aangekomen. Alles wat u invulde staat er nog. Zo komt hij er zeker:',
    tooLong: (fields) => `Een tekst is te lang en kon niet worden verstuurd. Kort deze in: ${fields}.`,
    retry: 'Opnieuw proberen',
    call: (phone) => `Bel\u00a0${phone}`,
    mail: 'Stuur als e-mail',
    copy: 'Kopieer de aanvraag',
    copyFailed: 'Kopiëren lukt in deze browser niet. Selecteer de tekst hieronder.',
  },
  en: {
    name: 'Name',
    email: 'Email address',
    phone: 'Phone',
    phoneInWords: 'Please write your number in figures, so that we can call you.',
    message: 'Message',
    optionalField: 'Optional',
    nameMissing: 'Please enter your name',
    emailMissing: 'Please enter your email address',
    emailInvalid: 'This email address does not look right',
    photos: 'Photos',
    photosHint: 'Optional, up to 5, uploaded at once. With photos your quote is more precise.',
    photosAdd: 'Choose photos',
    photosFull: 'You have chosen 5 photos',
    photoStatus: {
      checking: 'being checked',
      ready: 'on this device, goes along when you send',
      waiting: 'ready',
      uploading: 'uploading',
      done: 'uploaded',
      named: 'file name only',
      failed: 'not uploaded',
    },
    photoRemove: (name) => `Remove ${name}`,
    photoRetry: (name) => `Upload ${name} again`,
    photosRetry: 'Upload all photos again',
    photoNotice: ({ name, reason }) => `${name} ${enNotices[reason]}`,
    send: 'Send request',
    sending: 'Sending…',
    cancel: 'Cancel',
    sentTitle: { registered: 'Your request is on our desk', accepted: 'Your request has been sent' },
    sentReference: (reference) => `Your reference is ${reference}.`,
    photosLeft: (names = []) =>
      names[0] ? ` Not included: ${names.join(', ')}. You are welcome to email them to us.` : '',
    earlierArrived: (reference) =>
      `Your earlier request (${reference}) has arrived. Your change has not: please send it.`,
    unconfirmedTitle: 'Your request has not been confirmed yet',
    unconfirmedText:
      'We cannot tell whether it arrived. Everything you filled in is still here. This is how it gets to us for sure:',
    tooLong: (fields) => `A text is too long and could not be sent. Please shorten it: ${fields}.`,
    retry: 'Try again',
    call: (phone) => `Call\u00a0${phone}`,
    mail: 'Send it as an email',
    copy: 'Copy the request',
    copyFailed: 'Your browser does not let us copy. Select the text below.',
  },
};
