import { describe, expect, test } from 'vitest';
import { cleanVisit, readVisit } from './visit.ts';

const visit = (address: string, referrer = '') =>
  readVisit(new URL(address, 'https://wrappie.example'), referrer);

describe('a visit', () => {
  test.each([
    ['nothing', '/', '', {}],
    [
      'all parameters of an advert',
      '/?utm_source=google&utm_medium=cpc&utm_campaign=keukens&utm_term=wrappen&utm_content=a1&gclid=Cj0K-_x',
      '',
      {
        utm_source: 'google',
        utm_medium: 'cpc',
        utm_campaign: 'keukens',
        utm_term: 'wrappen',
        utm_content: 'a1',
        gclid: 'Cj0K-_x',
      },
    ],
    ['no other parameters', '/?service=keuken&email=a%40b.nl&fbclid=1', '', {}],
    ['no empty parameters', '/?utm_source=&utm_medium=%20&gclid', '', {}],
    ['the first of duplicate parameters', '/?utm_source=a&utm_source=b', '', { utm_source: 'a' }],
    [
      'the referring page, without its query',
      '/',
      'https://zoek.example/vind?q=mijn+naam#top',
      {
        referrer: 'https://zoek.example/vind',
      },
    ],
    [
      'no password of the referring page',
      '/',
      'https://u:p@zoek.example/',
      { referrer: 'https://zoek.example/' },
    ],
    ['not a page of our own', '/', 'https://wrappie.example/prijscalculator', {}],
    [
      'another port is another site',
      '/',
      'https://wrappie.example:8443/',
      {
        referrer: 'https://wrappie.example:8443/',
      },
    ],
    ['no app as referrer', '/', 'android-app://com.google.android.gm/', {}],
    ['no invalid address', '/', 'https://', {}],
  ])('holds %s', (_, address, referrer, expected) => {
    expect(visit(address, referrer)).toEqual(expected);
  });

  test('in a frame written into its host, which has no address, names the host as referrer', () => {
    expect(readVisit(new URL('about:srcdoc'), 'https://bouw.example/keukens?x=1')).toEqual({
      referrer: 'https://bouw.example/keukens',
    });
  });

  test('holds no line breaks or other control characters: they would break the lines of a mail', () => {
    expect(visit('/?utm_source=a%0D%0ABcc:%20x%00%E2%80%AEy').utm_source).toBe('a Bcc: x y');
  });

  test('is cut to 200 characters, never in the middle of a character', () => {
    expect(visit(`/?utm_term=${'x'.repeat(5000)}`).utm_term).toHaveLength(200);
    const emoji = visit(`/?utm_term=${encodeURIComponent('🏠'.repeat(500))}`).utm_term ?? '';
    expect([...emoji]).toEqual(Array(200).fill('🏠'));
    expect(visit('/', `https://a.example/${'x'.repeat(5000)}`).referrer).toHaveLength(200);
  });
});

test.each<[unknown, object]>([
  [null, {}],
  [undefined, {}],
  [{ utm_source: 1, utm_medium: ['x'], gclid: { a: 1 } }, {}],
  [
    { utm_source: 'a', evil: 'x', __proto__: { gclid: 'y' } },
    { utm_source: 'a', gclid: 'y' },
  ],
  [{ first_utm_source: 'a', reference: 'WR-1' }, {}],
])('of the stored data, only the members of a visit are read: %j', (stored, expected) => {
  expect(cleanVisit(stored as Record<string, unknown>)).toEqual(expected);
});
