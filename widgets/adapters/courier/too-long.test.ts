import { expect, test } from 'vitest';
import { emptyPartnerApplication } from '../../domain/partner/partner-application.ts';
import { applicationFields } from '../../domain/partner/partner-payload.ts';
import { contactFields } from '../../domain/request/contact-payload.ts';
import { emptyContactRequest } from '../../domain/request/contact-request.ts';
import { longestText } from '../../domain/request/text-limits.ts';
import { longestValue, tooLong } from './protocol.ts';

test('a field is too long above the limit', () => {
  const of = (length: number) => tooLong([['Beschrijving', 'x'.repeat(length)]]);
  expect(of(longestValue)).toEqual([]);
  expect(of(longestValue + 1)).toEqual(['Beschrijving']);
});

test('what a visitor can type is never too long, with all that we add to it', () => {
  const text = 'x'.repeat(longestText);
  const mail = { reference: 'WR-7KQ2M9XA', timestamp: new Date(0), photos: [] };
  expect(tooLong(contactFields({ ...mail, request: { ...emptyContactRequest, description: text } }))).toEqual(
    [],
  );
  const application = {
    ...emptyPartnerApplication,
    motivation: text,
    firstName: 'Bo',
    workArea: text.slice(0, 1000),
  };
  expect(tooLong(applicationFields({ ...mail, application }))).toEqual([]);
});
