import { dutchTime, type MailField, ownFields, type Sender } from '../request/mail.ts';
import type { PartnerApplication } from './partner-application.ts';
import { readKvkNumber, readLink } from './partner-application-checks.ts';
import { experienceLabels } from './partner-labels.ts';

/*
 * A freelancer's application as the form-mail service gets it, unless the form is a demonstration: its members are sent under their own
 * names (rule `partner-delivery`). The mail is Dutch in every language of the interface (rule `mail-language`).
 */

export interface ApplicationMail extends Sender {
  /** Must be complete: see `applicationProblems`. */
  application: PartnerApplication;
  timestamp: Date;
}

/** The fields of an application: its members by name, then our own, which are left out without a value. */
export function applicationFields(mail: ApplicationMail): MailField[] {
  const { application, reference } = mail;
  const { firstName, lastName, experienceLevel, hasOwnTools } = application;
  return [
    ['_subject', `Aanmelding zzp: ${firstName.trim()} ${lastName.trim()}, ${experienceLevel} (${reference})`],
    ['_captcha', 'false'],
    ['firstName', firstName.trim()],
    ['lastName', lastName.trim()],
    ['companyName', application.companyName.trim()],
    ['email', application.email.trim()],
    ['phone', application.phone.trim()],
    ['kvkNumber', kvkNumber(application)],
    ['workArea', application.workArea.trim()],
    ['experienceLevel', experienceLevel],
    ['portfolioLink', link(application)],
    ['hasOwnTools', yesOrNo(hasOwnTools)],
    ['motivation', application.motivation.trim()],
    ['message', applicationText(mail)],
    ...ownFields(mail),
  ];
}

/** The Dutch text of the mail: who applies, and what to do. Contact details are in fields of their own. */
function applicationText({ application, timestamp, reference }: ApplicationMail): string {
  const { firstName, lastName, companyName, workArea, experienceLevel, motivation } = application;
  const line = (label: string, value: string) => (value.trim() ? [`${label}: ${value.trim()}`] : []);
  return [
    'Nieuwe aanmelding van een zzp’er',
    '',
    ...line('Naam', `${firstName.trim()} ${lastName.trim()}`),
    ...line('Bedrijf', companyName),
    ...line('KvK-nummer', kvkNumber(application)),
    ...line('Werkgebied', workArea),
    ...line('Ervaring', experienceLevel === '' ? '' : experienceLabels[experienceLevel].nl),
    ...line('Portfolio', link(application)),
    ...line('Eigen gereedschap', yesOrNo(application.hasOwnTools)),
    '',
    'Motivatie:',
    motivation.trim(),
    '',
    'Actie: beoordeel de aanmelding binnen 24 uur.',
    `Tijdstip: ${dutchTime(timestamp)}`,
    `Referentie: ${reference}`,
  ].join('\n');
}

function kvkNumber({ kvkNumber: written }: PartnerApplication): string {
  return readKvkNumber(written) ?? written.trim();
}

function link({ portfolioLink: written }: PartnerApplication): string {
  return readLink(written) ?? written.trim();
}

/** A checkbox as in the contact request (rule `payload-contact`). */
function yesOrNo(ticked: boolean): string {
  return ticked ? 'JA' : 'NEE';
}
