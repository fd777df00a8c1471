import { expect, test } from 'vitest';
import { emptyPartnerApplication } from '../../domain/partner/partner-application.ts';
import { applicationFields } from '../../domain/partner/partner-payload.ts';
import { ownFields } from '../../domain/request/mail.ts';
import { readVisit } from '../../domain/request/visit.ts';
import { visitFields } from '../../domain/request/visit-fields.ts';
import { allowedFields } from './protocol.ts';

test('the courier carries every field of a visit', () => {
  const visit = readVisit(
    new URL('https://a.example/?utm_source=1&utm_medium=2&utm_campaign=3&utm_term=4&utm_content=5&gclid=6'),
    'https://b.example/',
  );
  const names = visitFields({ first: visit, last: visit }).map(([name]) => name);
  expect(names).toHaveLength(14);
  expect(names.filter((name) => !allowedFields.has(name))).toEqual([]);
});

test('the courier carries all that we add to a request', () => {
  const names = ownFields({
    reference: 'WR-7KQ2M9XA',
    replaces: ['WR-33333333', 'WR-22222222'],
    partner: 'dealer-7',
    page: 'https://a.example/',
    film: 'WF-116 Saliegroen',
  }).map(([name]) => name);
  expect(names).toEqual(['reference', 'vervangt', 'partner', 'page', 'film']);
  expect(names.filter((name) => !allowedFields.has(name))).toEqual([]);
});

test('the courier carries every field of an application', () => {
  const names = applicationFields({
    application: emptyPartnerApplication,
    timestamp: new Date('2026-01-15T09:30:00Z'),
    reference: 'WR-7KQ2M9XA',
    partner: 'dealer-7',
    page: 'https://a.example/',
  }).map(([name]) => name);
  expect(names).toHaveLength(17);
  expect(names.filter((name) => !allowedFields.has(name))).toEqual([]);
});
