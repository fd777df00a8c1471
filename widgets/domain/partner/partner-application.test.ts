import { describe, expect, test } from 'vitest';
import {
  emptyPartnerApplication,
  type PartnerApplication,
  requiredApplicationFields,
} from './partner-application.ts';
import { applicationProblems, readKvkNumber, readLink } from './partner-application-checks.ts';

const complete: PartnerApplication = {
  ...emptyPartnerApplication,
  firstName: 'Bas',
  lastName: 'de Wit',
  email: 'bas@voorbeeld.nl',
  phone: '06 12345678',
  kvkNumber: '12345678',
  workArea: '3000-3199',
  experienceLevel: 'ervaren',
  motivation: 'Ik werk graag precies.',
};

const problems = (changes: Partial<PartnerApplication>) => [
  ...applicationProblems({ ...complete, ...changes }),
];

describe('an application', () => {
  test('is complete with the required fields: company, portfolio and tools may stay empty', () => {
    expect(problems({})).toEqual([]);
  });

  test('reports every required field, in the order of the form, when it is empty', () => {
    expect([...applicationProblems(emptyPartnerApplication)]).toEqual(
      requiredApplicationFields.map((name) => [name, 'missing']),
    );
  });

  test.each(requiredApplicationFields)('reports %s when it is blank', (name) => {
    expect(problems({ [name]: name === 'experienceLevel' ? '' : '  ' })).toEqual([[name, 'missing']]);
  });

  test.each<[keyof PartnerApplication, string]>([
    ['email', 'bas'],
    ['kvkNumber', '1234567'],
    ['portfolioLink', 'geen adres'],
  ])('flags %s when it is "%s"', (name, value) => {
    expect(problems({ [name]: value })).toEqual([[name, 'invalid']]);
  });
});

describe('a KvK number', () => {
  test.each([
    ['12345678', '12345678'],
    ['1234 5678', '12345678'],
    ['12.34.56.78', '12345678'],
    [' 12 345\u00a0678 ', '12345678'],
    ['01234567', '01234567'],
  ])('"%s" is %s', (text, number) => expect(readKvkNumber(text)).toBe(number));

  test.each(['', '1234567', '123456789', '1234567a', '1234-5678', '１２３４５６７８'])(
    '"%s" is invalid',
    (text) => expect(readKvkNumber(text)).toBeUndefined(),
  );
});

describe('a portfolio link', () => {
  test.each([
    ['https://bas.nl/werk', 'https://bas.nl/werk'],
    ['http://bas.nl', 'http://bas.nl/'],
    ['www.bas.nl/werk?jaar=2025', 'https://www.bas.nl/werk?jaar=2025'],
    [' instagram.com/bas ', 'https://instagram.com/bas'],
  ])('"%s" leads to %s', (text, address) => expect(readLink(text)).toBe(address));

  test.each([
    '',
    'bas',
    'geen adres',
    'javascript:alert(1)',
    'mailto:bas@bas.nl',
    'https://',
    'ftp://bas.nl',
  ])('"%s" is invalid', (text) => expect(readLink(text)).toBeUndefined());
});
