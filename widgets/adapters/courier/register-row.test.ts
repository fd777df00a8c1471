import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { MailField } from '../../domain/request/mail.ts';
import { registerRow } from './register-row.ts';
import { sha256 } from './sha-256.ts';

test('SHA-256 is that of Node', () => {
  const reference = (text: string) => createHash('sha256').update(text).digest('hex');
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 20_000])
    expect(sha256('é'.repeat(length))).toBe(reference('é'.repeat(length)));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => sha256(text) === reference(text)),
    { numRuns: 50 },
  );
}, 20_000);

const text = (own: string, time = '1-1-2026, 10:00:00', reference = 'WR-7KQ2M9XA') =>
  `Motivatie:\n${own}\n\nTijdstip: ${time}\nReferentie: ${reference}`;
const quote: MailField[] = [
  ['_subject', 'Offerteaanvraag (WR-7KQ2M9XA)'],
  ['_next', ''],
  ['name', 'Jan'],
  ['message', text('Hallo')],
  ['reference', 'WR-7KQ2M9XA'],
  ['partner', 'dealer-7'],
  ['page', 'https://dealer.example/'],
];
const row = (fields = quote, reference = 'WR-7KQ2M9XA') =>
  registerRow(reference, fields, 'https://dealer.example', 'nl');

describe('a row of the register', () => {
  it('has all fields except the instructions to the mail service', () => {
    expect(row()).toEqual({
      reference: 'WR-7KQ2M9XA',
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      kind: 'quote',
      fields: Object.fromEntries(quote.slice(2)),
      partner: 'dealer-7',
      embedded_on: 'https://dealer.example',
      language: 'nl',
    });
  });

  it('replaces what PostgreSQL cannot store as JSON, and leaves every other character as it is', () => {
    expect(row([['name', 'a\0b\ud83d c\udc4dd \ud83d\udc4d é']]).fields['name']).toBe(
      'a\ufffdb\ufffd c\ufffdd \ud83d\udc4d é',
    );
  });

  it('says what kind of request it is', () => {
    expect(row([['Project_type', 'keuken']]).kind).toBe('contact');
    expect(row([['experienceLevel', 'starter']]).kind).toBe('application');
  });

  it('has no language where the widget sends none, or an invalid one', () => {
    for (const language of [undefined, '', 'Dutch', 'n"'])
      expect(registerRow('x', [], 'null', language).language).toBeNull();
  });
});

describe('the digest', () => {
  const changed = (name: string, value: string): MailField[] =>
    quote.map((field) => (field[0] === name ? [name, value] : field));

  it('is the same for the same content', () => {
    expect(row([...quote].reverse()).digest).toBe(row().digest);
    expect(row([...quote, ['vervangt', 'WR-33333333']]).digest).toBe(row().digest);
    expect(row(changed('_subject', 'x')).digest).toBe(row().digest);
    const again = text('Hallo', '2-1-2026, 11:30:00', 'WR-22222222');
    expect(row(changed('message', again), 'WR-22222222').digest).toBe(row().digest);
    expect(row(changed('page', 'https://dealer.example/offerte')).digest).toBe(row().digest);
    const visits: MailField[] = [
      ['utm_source', 'x'],
      ['first_referrer', 'https://a.example'],
      ['gclid', 'x'],
    ];
    expect(row([...quote, ...visits]).digest).toBe(row().digest);
  });

  it.each([
    ['name', 'Piet'],
    ['message', text('Dag')],
    ['partner', ''],
  ])('changes with %s', (name, value) => {
    expect(row(changed(name, value)).digest).not.toBe(row().digest);
  });

  it('changes with a line of the visitor that begins like a line of ours', () => {
    const digests = ['Tijdstip: liever overdag', "Tijdstip: liever 's avonds", 'Referentie: Jansen', ''].map(
      (line) => row(changed('message', text(line))).digest,
    );
    expect(new Set(digests).size).toBe(4);
  });

  it('does not confuse fields whose texts are equal when joined', () => {
    expect(row([['name', 'ab']]).digest).not.toBe(
      row([
        ['name', 'a'],
        ['phone', 'b'],
      ]).digest,
    );
  });
});
