import { expect, test } from 'vitest';
import { emptyPartnerApplication, type PartnerApplication } from './partner-application.ts';
import { applicationFields } from './partner-payload.ts';

const application: PartnerApplication = {
  firstName: ' Bas ',
  lastName: 'de Wit',
  companyName: 'De Wit Interieur',
  email: ' bas@voorbeeld.nl ',
  phone: '06 12345678',
  kvkNumber: '12.34.56.78',
  workArea: '3000-3199',
  experienceLevel: 'specialist',
  portfolioLink: 'www.bas.nl',
  hasOwnTools: true,
  motivation: 'Ik werk graag precies.',
};
const timestamp = new Date('2026-01-15T09:30:00Z');

test('the mail has the members of the application in their order, our own last, and a Dutch text', () => {
  const mail = { application, timestamp, reference: 'WR-7KQ2M9XA', page: 'https://wrappie.nl/platform' };
  const fields = applicationFields(mail);
  const { message, ...rest } = Object.fromEntries(fields);
  expect(fields.map(([name]) => name)).toEqual([
    ...[
      '_subject',
      '_captcha',
      'firstName',
      'lastName',
      'companyName',
      'email',
      'phone',
      'kvkNumber',
      'workArea',
    ],
    ...['experienceLevel', 'portfolioLink', 'hasOwnTools', 'motivation', 'message', 'reference', 'page'],
  ]);
  expect(rest).toEqual({
    _subject: 'Aanmelding zzp: Bas de Wit, specialist (WR-7KQ2M9XA)',
    _captcha: 'false',
    firstName: 'Bas',
    lastName: 'de Wit',
    companyName: 'De Wit Interieur',
    email: 'bas@voorbeeld.nl',
    phone: '06 12345678',
    kvkNumber: '12345678',
    workArea: '3000-3199',
    experienceLevel: 'specialist',
    portfolioLink: 'https://www.bas.nl/',
    hasOwnTools: 'JA',
    motivation: 'Ik werk graag precies.',
    reference: 'WR-7KQ2M9XA',
    page: 'https://wrappie.nl/platform',
  });
  expect(message).toBe(
    [
      'Nieuwe aanmelding van een zzp’er',
      '',
      'Naam: Bas de Wit',
      'Bedrijf: De Wit Interieur',
      'KvK-nummer: 12345678',
      'Werkgebied: 3000-3199',
      'Ervaring: Specialist',
      'Portfolio: https://www.bas.nl/',
      'Eigen gereedschap: JA',
      '',
      'Motivatie:',
      'Ik werk graag precies.',
      '',
      'Actie: beoordeel de aanmelding binnen 24 uur.',
      'Tijdstip: 15-1-2026, 10:30:00',
      'Referentie: WR-7KQ2M9XA',
    ].join('\n'),
  );
});

test('an empty field has no line in the text, but unticked own tools do', () => {
  const bare = { ...emptyPartnerApplication, firstName: 'Bas', lastName: 'de Wit', workArea: 'Zeeland' };
  const { message } = Object.fromEntries(
    applicationFields({ application: bare, timestamp, reference: 'WR-7KQ2M9XA' }),
  );
  expect(message).not.toMatch(/Bedrijf|Portfolio/);
  expect(message).toContain('Eigen gereedschap: NEE');
});
