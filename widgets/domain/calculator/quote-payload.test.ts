import { describe, expect, test } from 'vitest';
import type { PhotoOutcome } from '../request/mail.ts';
import { inputOf, measured } from './input.fixture.ts';
import { type Quote, quoteFields, quoteText } from './quote-payload.ts';

const kitchen = inputOf('keuken', {
  ...measured('length=12 width=1 drawers=4'),
  folieType: 'mat',
  complexity: 'gemiddeld',
});
const frame = inputOf('kozijnen', {
  ...measured('length=1,5 width=1,2'),
  folieType: 'hout-look',
  complexity: 'eerste-etage',
  kozijnSides: 'enkelzijdig',
});

function quoteOf(changes: Partial<Quote> = {}): Quote {
  return {
    customer: { name: 'Noor de Vries', email: 'noor@example.nl', phone: '06 12345678', message: '' },
    input: kitchen,
    estimatedPrice: 1923,
    photos: [],
    timestamp: new Date('2026-07-01T22:30:00Z'),
    reference: 'WR-ABCD2345',
    ...changes,
  };
}

const field = (quote: Quote, name: string) =>
  quoteFields(quote).find(([candidate]) => candidate === name)?.[1];
const namesOf = (quote: Quote) => quoteFields(quote).map(([name]) => name);

const link = 'https://opslag.example/1-a-voor.webp';
const uploaded: PhotoOutcome = { name: 'voor.jpg', url: link };
const failed: PhotoOutcome = { name: 'achter.jpg', failed: true };
const named: PhotoOutcome = { name: 'zijkant.jpg' };

const specified = [
  '_subject',
  '_next',
  '_captcha',
  'name',
  'email',
  'phone',
  'projectType',
  'estimatedPrice',
  'folieType',
  'complexity',
  'kozijnSides',
  'measurements',
  'uploadedFiles',
  'message',
];

describe('the fields of the mail', () => {
  test('have the names and order of the rule; our own come last', () => {
    expect(namesOf(quoteOf())).toEqual([...specified, 'reference', 'timestamp']);
    const own = {
      partner: 'bouwmarkt',
      page: 'https://bouw.example/keukens',
      film: 'WF-116 Saliegroen, gezien op: Keuken',
      calculation: 'https://wrappie.example/prijscalculator#keuken?length=12',
    };
    expect(namesOf(quoteOf(own))).toEqual([...specified, 'reference', ...Object.keys(own), 'timestamp']);
  });

  test('of our own fields, those without a value are left out', () => {
    expect(namesOf(quoteOf({ partner: '', page: undefined, film: '' }))).toEqual([
      ...specified,
      'reference',
      'timestamp',
    ]);
  });

  test.each([
    ['_subject', 'Offerteaanvraag Keuken, vanaf € 1.923 (WR-ABCD2345)'],
    // The code that delivers the request fills it in.
    ['_next', ''],
    ['_captcha', 'false'],
    ['name', 'Noor de Vries'],
    ['email', 'noor@example.nl'],
    ['phone', '06 12345678'],
    ['projectType', 'keuken'],
    ['estimatedPrice', '1923'],
    ['folieType', 'mat'],
    ['complexity', 'gemiddeld'],
    ['kozijnSides', ''],
    ['uploadedFiles', ''],
    ['reference', 'WR-ABCD2345'],
    ['timestamp', '2026-07-01T22:30:00.000Z'],
  ])('%s: "%s"', (name, value) => {
    expect(field(quoteOf(), name)).toBe(value);
  });

  test('contact details are trimmed', () => {
    const quote = quoteOf({
      customer: { name: ' Noor ', email: ' noor@example.nl\n', phone: ' ', message: '' },
    });
    expect(quoteFields(quote).slice(3, 6)).toEqual([
      ['name', 'Noor'],
      ['email', 'noor@example.nl'],
      ['phone', ''],
    ]);
  });

  test('values are the Dutch domain values', () => {
    const quote = quoteOf({ input: frame, estimatedPrice: 571 });
    expect(quoteFields(quote).slice(6, 11)).toEqual([
      ['projectType', 'kozijnen'],
      ['estimatedPrice', '571'],
      ['folieType', 'hout-look'],
      ['complexity', 'eerste-etage'],
      ['kozijnSides', 'enkelzijdig'],
    ]);
  });
});

describe('the measurements are JSON of numeric text', () => {
  test.each([
    [
      kitchen,
      '{"length":"12","width":"1","height":"","drawers":"4","numberOfWindows":"","windowHeight":"","windowWidth":""}',
    ],
    [
      frame,
      '{"length":"1.5","width":"1.2","height":"","drawers":"","numberOfWindows":"","windowHeight":"","windowWidth":""}',
    ],
    [
      inputOf('raamfolie', measured('numberOfWindows=3 windowHeight=120cm windowWidth=0.80')),
      '{"length":"","width":"","height":"","drawers":"","numberOfWindows":"3","windowHeight":"1.2","windowWidth":"0.8"}',
    ],
  ])('%#', (input, json) => {
    expect(field(quoteOf({ input }), 'measurements')).toBe(json);
  });
});

describe('the photos', () => {
  test.each<[string, PhotoOutcome[], string]>([
    ['arrived: a link', [uploaded], link],
    ['no storage: the name', [named], 'zijkant.jpg'],
    ['did not arrive: said so', [failed], 'niet geüpload: achter.jpg'],
    ['a list with commas', [uploaded, failed, named], `${link}, niet geüpload: achter.jpg, zijkant.jpg`],
  ])('%s', (_, photos, list) => {
    expect(field(quoteOf({ photos }), 'uploadedFiles')).toBe(list);
  });
});

describe('the message', () => {
  test('of a kitchen, without sides and without photos', () => {
    expect(field(quoteOf(), 'message')).toBe(
      [
        'Nieuwe offerteaanvraag via de prijscalculator',
        '',
        'Projecttype: Keuken',
        'Geschatte prijs: vanaf € 1.923 (indicatie, incl. btw)',
        'Folietype: Mat',
        'Complexiteit: Gemiddeld',
        'Afmetingen: {"length":"12","width":"1","height":"","drawers":"4","numberOfWindows":"","windowHeight":"","windowWidth":""}',
        '',
        "Er zijn geen foto's geüpload.",
        '',
        'Actie: stuur binnen 24 uur een definitieve offerte.',
        'Tijdstip: 2-7-2026, 00:30:00',
        'Referentie: WR-ABCD2345',
      ].join('\n'),
    );
  });

  test('of window frames, with sides and photos', () => {
    const quote = quoteOf({ input: frame, estimatedPrice: 571, photos: [uploaded, failed, named] });
    expect(quoteText(quote)).toBe(
      [
        'Nieuwe offerteaanvraag via de prijscalculator',
        '',
        'Projecttype: Kozijnen',
        'Geschatte prijs: vanaf € 571 (indicatie, incl. btw)',
        'Folietype: Hout-look',
        'Verdieping: Eerste etage',
        'Zijden kozijn: Enkelzijdig',
        'Afmetingen: {"length":"1.5","width":"1.2","height":"","drawers":"","numberOfWindows":"","windowHeight":"","windowWidth":""}',
        '',
        "Foto's:",
        `- ${link}`,
        '- niet geüpload: achter.jpg',
        '- zijkant.jpg',
        '',
        'Actie: stuur binnen 24 uur een definitieve offerte.',
        'Tijdstip: 2-7-2026, 00:30:00',
        'Referentie: WR-ABCD2345',
      ].join('\n'),
    );
  });

  test('holds what the visitor wrote, before the photos', () => {
    const customer = { ...quoteOf().customer, message: ' Alleen na mei.\nDe deur sleept. ' };
    const without = quoteText(quoteOf()).split('\n');
    expect(quoteText(quoteOf({ customer })).split('\n')).toEqual([
      ...without.slice(0, 8),
      'Bericht:',
      'Alleen na mei.',
      'De deur sleept.',
      '',
      ...without.slice(8),
    ]);
  });

  test('names the chosen film below its kind', () => {
    const film = 'WF-116 Saliegroen, gezien op: Keuken';
    const without = quoteText(quoteOf()).split('\n');
    expect(quoteText(quoteOf({ film })).split('\n')).toEqual([
      ...without.slice(0, 5),
      `Gekozen folie: ${film}`,
      ...without.slice(5),
    ]);
    expect(without[4]).toBe('Folietype: Mat');
  });

  test.each([
    ['summer, two hours ahead', '2026-07-01T22:30:00Z', 'Tijdstip: 2-7-2026, 00:30:00'],
    ['winter, one hour ahead', '2026-01-15T13:05:09Z', 'Tijdstip: 15-1-2026, 14:05:09'],
  ])('gives the time in Amsterdam: %s', (_, iso, line) => {
    expect(quoteText(quoteOf({ timestamp: new Date(iso) })).split('\n')).toContain(line);
  });

  test('is plain text: no special space that a mail reader could show as a character', () => {
    const { input: _, ...rest } = quoteOf();
    const quote = { ...rest, input: frame, estimatedPrice: 1_234_567 };
    expect(quoteFields(quote).flat().join('\n')).not.toMatch(/\u00a0/);
  });
});
