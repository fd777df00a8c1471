import { expect, test } from 'vitest';
import { contactProblems } from './contact.ts';

const contact = (name: string, email: string, phone = '') => [
  ...contactProblems({ name, email, phone, message: '' }),
];

test.each([
  ['Noor', 'noor@example.nl'],
  ['  Noor  ', '  noor@example.nl  '],
  ['Noor', 'noor+keuken@sub.example.co.uk'],
  ['Noor', 'nóór@exämple.nl'],
  ["Sean O'Brien", "o'brien@example.nl"],
])('"%s" with "%s" is enough; a phone number is not needed', (name, email) => {
  expect(contact(name, email)).toEqual([]);
});

test.each<[string, string, [string, string][]]>([
  [
    '',
    '',
    [
      ['name', 'missing'],
      ['email', 'missing'],
    ],
  ],
  [
    '  ',
    '\u00a0',
    [
      ['name', 'missing'],
      ['email', 'missing'],
    ],
  ],
  ['', 'noor@example.nl', [['name', 'missing']]],
  ['Noor', '', [['email', 'missing']]],
  ['Noor', 'noor', [['email', 'invalid']]],
  ['Noor', 'noor@example', [['email', 'invalid']]],
  ['Noor', '@example.nl', [['email', 'invalid']]],
  ['Noor', 'noor@@example.nl', [['email', 'invalid']]],
  ['Noor', 'noor de vries@example.nl', [['email', 'invalid']]],
  ['Noor', 'noor@example.', [['email', 'invalid']]],
  ['Noor', 'noor@example..nl', [['email', 'invalid']]],
  ['Noor', 'noor,vries@example.nl', [['email', 'invalid']]],
  ['Noor', '<noor@example.nl>', [['email', 'invalid']]],
])('"%s" with "%s" is not: %o', (name, email, problems) => {
  expect(contact(name, email, '06 12345678')).toEqual(problems);
});
