import { describe, expect, test } from 'vitest';
import { type ContactMail, contactFields } from './contact-payload.ts';
import { type ContactRequest, emptyContactRequest } from './contact-request.ts';
import type { PhotoOutcome } from './mail.ts';

const noor: ContactRequest = {
  firstName: 'Noor',
  lastName: 'de Vries',
  email: 'noor@example.nl',
  phone: '06 12345678',
  address: 'Kade 1',
  city: 'Rotterdam',
  projectType: 'keuken-wrappen',
  clientType: 'particulier',
  homeVisit: true,
  description: 'Twaalf fronten.\nGraag mat.',
};

function fieldsOf(changes: Partial<ContactRequest> = {}, mail: Partial<ContactMail> = {}) {
  return contactFields({
    request: { ...noor, ...changes },
    photos: [],
    timestamp: new Date('2026-07-01T22:30:00Z'),
    reference: 'WR-ABCD2345',
    ...mail,
  });
}

const valueIn = (name: string, ...of: Parameters<typeof fieldsOf>) =>
  fieldsOf(...of).find(([candidate]) => candidate === name)?.[1];

test('the mail of a company that asks for a partner code says so', () => {
  const site = {
    address: 'keukenhuis.nl',
    city: 'Breda',
    projectType: 'overig',
    clientType: 'zakelijk',
  } as const;
  const calculation = 'https://wrappie.example/prijscalculator#keuken?length=12';
  const fields = fieldsOf(site, { forPartner: true, calculation });
  expect(Object.fromEntries(fields), 'it has no project to be priced').not.toHaveProperty('calculation');
  expect(fields).toEqual(
    expect.arrayContaining([
      ['_subject', 'Aanvraag partnercode Noor de Vries (WR-ABCD2345)'],
      ['Adres', 'keukenhuis.nl, Breda'],
      ['Project_type', 'overig'],
    ]),
  );
});

describe('the fields of the mail', () => {
  test('have the names and order of the rule; our own come last', () => {
    const sender = {
      partner: 'dealer-7',
      page: 'https://bouw.example/keukens',
      film: 'WF-116 Saliegroen',
      samples: 'WF-116 Saliegroen, WF-218 Notenhout',
      visits: { first: {}, last: { utm_source: 'google' } },
      calculation: 'https://wrappie.example/prijscalculator#keuken?length=12',
    };
    expect(fieldsOf({}, sender)).toEqual([
      ['_subject', 'Offerteaanvraag Keuken wrappen, Noor de Vries (WR-ABCD2345)'],
      ['_captcha', 'false'],
      ['Naam', 'Noor de Vries'],
      ['E-mail', 'noor@example.nl'],
      ['Telefoon', '06 12345678'],
      ['Adres', 'Kade 1, Rotterdam'],
      ['Project_type', 'keuken-wrappen'],
      ['Klant_type', 'particulier'],
      ['Huisbezoek', 'JA'],
      ['Beschrijving', 'Twaalf fronten.\nGraag mat.'],
      ['Foto_info', "Geen foto's"],
      ['Tijdstip', '2-7-2026, 00:30:00'],
      ['reference', 'WR-ABCD2345'],
      ['partner', 'dealer-7'],
      ['page', 'https://bouw.example/keukens'],
      ['film', 'WF-116 Saliegroen'],
      ['staal', 'WF-116 Saliegroen, WF-218 Notenhout'],
      ['utm_source', 'google'],
      ['calculation', 'https://wrappie.example/prijscalculator#keuken?length=12'],
    ]);
  });

  test('include empty optional fields; our own are left out without a value', () => {
    const { firstName, lastName, email, projectType, clientType } = noor;
    const request = { ...emptyContactRequest, firstName, lastName, email, projectType, clientType };
    expect(fieldsOf({}, { request })).toEqual([
      ['_subject', 'Offerteaanvraag Keuken wrappen, Noor de Vries (WR-ABCD2345)'],
      ['_captcha', 'false'],
      ['Naam', 'Noor de Vries'],
      ['E-mail', 'noor@example.nl'],
      ['Telefoon', ''],
      ['Adres', ''],
      ['Project_type', 'keuken-wrappen'],
      ['Klant_type', 'particulier'],
      ['Huisbezoek', 'NEE'],
      ['Beschrijving', ''],
      ['Foto_info', "Geen foto's"],
      ['Tijdstip', '2-7-2026, 00:30:00'],
      ['reference', 'WR-ABCD2345'],
    ]);
  });

  test.each<[string, Partial<ContactRequest>, string]>([
    ['Naam', { firstName: ' Noor ', lastName: ' de Vries\t' }, 'Noor de Vries'],
    ['E-mail', { email: ' noor@example.nl\n' }, 'noor@example.nl'],
    ['Adres', { address: 'Kade 1', city: ' ' }, 'Kade 1'],
    ['Adres', { address: '', city: 'Rotterdam' }, 'Rotterdam'],
    ['Beschrijving', { description: '\n Hoi \n' }, 'Hoi'],
  ])('%s of %o is "%s"', (name, changes, value) => {
    expect(valueIn(name, changes)).toBe(value);
  });

  test('a business project is sent as "overig", and the subject names it', () => {
    const business: Partial<ContactRequest> = { projectType: 'zakelijke-projecten', clientType: 'zakelijk' };
    expect(valueIn('Project_type', business)).toBe('overig');
    expect(valueIn('Klant_type', business)).toBe('zakelijk');
    expect(valueIn('_subject', business)).toBe(
      'Offerteaanvraag Zakelijke projecten, Noor de Vries (WR-ABCD2345)',
    );
  });

  test.each([
    ['summer, two hours ahead', '2026-07-01T22:30:00Z', '2-7-2026, 00:30:00'],
    ['winter, one hour ahead', '2026-01-15T13:05:09Z', '15-1-2026, 14:05:09'],
  ])('the time is that of Amsterdam: %s', (_, iso, time) => {
    expect(valueIn('Tijdstip', {}, { timestamp: new Date(iso) })).toBe(time);
  });
});

describe('the photos', () => {
  const link = 'https://opslag.example/1-a-voor.webp';
  const uploaded: PhotoOutcome = { name: 'voor.jpg', url: link };
  const failed: PhotoOutcome = { name: 'achter.jpg', failed: true };
  const named: PhotoOutcome = { name: 'zijkant.jpg' };

  test.each<[string, PhotoOutcome[], string]>([
    ['arrived: a link', [uploaded], link],
    ['no storage: the name', [named], 'zijkant.jpg'],
    ['did not arrive: said so', [failed], 'niet geüpload: achter.jpg'],
    ['a list with commas', [uploaded, failed, named], `${link}, niet geüpload: achter.jpg, zijkant.jpg`],
  ])('%s', (_, photos, info) => {
    expect(valueIn('Foto_info', {}, { photos })).toBe(info);
  });
});
