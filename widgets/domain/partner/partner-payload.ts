import { dutchTime, type MailField, ownFields, type Sender } from '../request/mail.ts';
import type { PartnerApplication } from './partner-application.ts';
import { readKvkNumber, readLink } from './partner-application-checks.ts';
import { experienceLabels } from './partner-labels.ts';

/*
 * A freelancer's application as the form-mail service gets it, where one is configured: the specification names its members (001 §3) and
 * makes no call (001 §7); decisions "Partner application". The mail is Dutch whatever the applicant reads.
 */

export interface ApplicationMail extends Sender {
  /** Complete: see `applicationProblems`. */
  application: PartnerApplication;
  timestamp: Date;
}

/** The fields of an application: its members by their specified names, our own last and only with a value. */
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

/** The Dutch text of the mail: who it is, and what to do with it. How to reach them is in fields of their own. */
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

/** As the contact request writes a tick: specification 000 §7. */
function yesOrNo(ticked: boolean): string {
  return ticked ? 'JA' : 'NEE';
}
