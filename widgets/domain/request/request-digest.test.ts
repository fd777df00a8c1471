import { describe, expect, test } from 'vitest';
import { emptyPartnerApplication } from '../partner/partner-application.ts';
import { applicationFields } from '../partner/partner-payload.ts';
import { contactFields } from './contact-payload.ts';
import { type ContactRequest, emptyContactRequest } from './contact-request.ts';
import { digestOf } from './request-digest.ts';

const noor: ContactRequest = {
  ...emptyContactRequest,
  firstName: 'Noor',
  lastName: 'de Vries',
  email: 'noor@example.nl',
  projectType: 'keuken-wrappen',
};

/** The digest of a quote form with these fields and photos. */
const contact = (changes: Partial<ContactRequest> = {}, photos: string[] = []) =>
  digestOf(
    (members) => contactFields({ ...members, request: { ...noor, ...changes } }),
    photos.map((id) => ({ id })),
  );

test('the same content has the same digest', () => {
  expect(contact({}, ['photo-1'])).toEqual(contact({}, ['photo-1']));
});

test.each<[string, Partial<ContactRequest>]>([
  ['e-mail address', { email: 'noor@example.com' }],
  ['remark', { description: 'Graag in maart.' }],
  ['tick', { homeVisit: true }],
])('another %s is other content about the same project', (_, change) => {
  expect(contact(change).digest).not.toBe(contact().digest);
  expect(contact(change).subject).toBe(contact().subject);
});

test.each([
  ['one more', ['photo-1', 'photo-2']],
  ['one less', []],
  ['another of the same name', ['photo-3']],
])('photos: %s is other content', (_, photos) => {
  expect(contact({}, photos).digest).not.toBe(contact({}, ['photo-1']).digest);
});

describe('the subject', () => {
  test.each<[string, Partial<ContactRequest>]>([
    ['project', { projectType: 'kozijnen-wrappen' }],
    ['person', { firstName: 'Bo' }],
  ])('is another for another %s', (_, change) => {
    expect(contact(change).subject).not.toBe(contact().subject);
  });

  test('is the same however the name is written', () => {
    expect(contact({ firstName: 'NOOR ' }).subject).toBe(contact().subject);
  });

  test('of an application is the person', () => {
    const of = (lastName: string, motivation: string) =>
      digestOf(
        (members) =>
          applicationFields({
            ...members,
            application: { ...emptyPartnerApplication, firstName: 'Bo', lastName, motivation },
          }),
        [],
      );
    expect(of('Jansen', 'a').subject).toBe(of('Jansen', 'b').subject);
    expect(of('Jansen', 'a').subject).not.toBe(of('Peters', 'a').subject);
  });
});
