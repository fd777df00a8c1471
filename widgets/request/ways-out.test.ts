import { describe, expect, test } from 'vitest';
import type { MailField } from '../domain/request/mail.ts';
import { mailLink, requestText } from './ways-out.ts';

const fields: MailField[] = [
  ['_subject', 'Offerteaanvraag Keuken, vanaf € 1.923 (WR-ABCD2345)'],
  ['name', 'Noor & Bo'],
  ['email', 'noor@example.nl'],
  ['phone', ''],
  ['message', 'Projecttype: Keuken\nMaten: {"a":"1"}\r\n50% korting? #1 + 1'],
];

describe('the text to paste', () => {
  test('is the message, followed by the contact details', () => {
    expect(requestText(fields)).toBe(
      'Projecttype: Keuken\nMaten: {"a":"1"}\r\n50% korting? #1 + 1\n\nNoor & Bo\nnoor@example.nl',
    );
  });

  test('is all filled-in fields, where the request has no message', () => {
    const contact: MailField[] = [
      ['_subject', 'Offerteaanvraag Raamfolie, Noor de Vries (WR-ABCD2345)'],
      ['_captcha', 'false'],
      ['Naam', 'Noor de Vries'],
      ['Telefoon', ''],
      ['Project_type', 'raamfolie'],
      ['Beschrijving', 'Twee ramen.\nBoven.'],
    ];
    expect(requestText(contact)).toBe(
      'Naam: Noor de Vries\nProject type: raamfolie\nBeschrijving: Twee ramen.\nBoven.',
    );
  });

  test('has the phone number when there is one', () => {
    expect(requestText(fields.with(3, ['phone', '06 1']))).toMatch(/noor@example\.nl\n06 1$/);
  });

  test('says where the request was made and through whom, and leads to its calculation', () => {
    const own: MailField[] = [
      ['partner', 'dealer-7'],
      ['page', 'https://keukens.example/prijs'],
      ['staal', ''],
      ['calculation', 'https://wrappie.example/prijscalculator#keuken?length=12'],
    ];
    expect(requestText([...fields, ...own])).toMatch(
      /noor@example\.nl\n\npartner: dealer-7\npage: https:\/\/keukens\.example\/prijs\ncalculation: https:\S+length=12$/,
    );
  });
});

test('empty values are left out', () => {
  expect(
    requestText([
      ['email', 'noor@example.nl'],
      ['message', 'Hoi'],
    ]),
  ).toBe('Hoi\n\nnoor@example.nl');
  expect(mailLink('info@example.nl', [['message', 'Hoi']])).toBe('mailto:info@example.nl?subject=&body=Hoi');
});

describe('the mail link', () => {
  const link = mailLink('info@example.nl', fields);
  const opened = new URL(link);

  test('is addressed to us, with the subject of the request', () => {
    expect(link).toMatch(/^mailto:info@example\.nl\?subject=/);
    expect(opened.searchParams.get('subject')).toBe('Offerteaanvraag Keuken, vanaf € 1.923 (WR-ABCD2345)');
  });

  test('has the whole text, with the line breaks of mail', () => {
    expect(opened.searchParams.get('body')).toBe(
      'Projecttype: Keuken\r\nMaten: {"a":"1"}\r\n50% korting? #1 + 1\r\n\r\nNoor & Bo\r\nnoor@example.nl',
    );
    expect([...opened.searchParams.keys()]).toEqual(['subject', 'body']);
  });

  // Mail programs show a plus as a plus.
  test('writes spaces as %20', () => {
    expect(link).toContain('Offerteaanvraag%20Keuken');
    expect(link).not.toContain('+');
  });
});
