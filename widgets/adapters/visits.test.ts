import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readLanding } from './landing.ts';
import { readVisits, storeVisits } from './visits.ts';

function fakeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
}

/** Opens a page of our site. */
function landOn(path: string, referrer: string, found: object | null = null) {
  vi.stubGlobal('location', { href: `https://wrappie.example${path}` });
  vi.stubGlobal('document', { referrer, querySelector: () => found });
  return readLanding();
}

/** Opens a page on which the visitor uses no widget. */
const open = (path: string, referrer = '') => readVisits(landOn(path, referrer));

/** Opens a page on which the visitor uses a widget. */
function land(path: string, referrer = '') {
  const landing = landOn(path, referrer);
  const visits = readVisits(landing);
  storeVisits(landing);
  return visits;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

const google = { utm_source: 'google' };
const mail = { utm_source: 'mail' };

describe('the partner whose link led here', () => {
  test('is known on the page of the link and on the next, and to all pages once a widget was used', () => {
    const page = 'https://wrappie.example/prijscalculator?partner=dealer-7';
    expect(open('/prijscalculator?partner=dealer-7', 'https://dealer.example/').partner).toBe('dealer-7');
    expect(open('/', page).partner).toBe('dealer-7');
    expect(open('/blog', 'https://wrappie.example/').partner).toBeUndefined();
    land('/', page);
    expect(open('/blog', 'https://wrappie.example/').partner).toBe('dealer-7');
    expect(open('/?partner=dealer-8').partner).toBe('dealer-8');
  });

  test('is another visit’s once an advert or another site leads here', () => {
    land('/?partner=dealer-7', 'https://dealer.example/');
    expect(open('/?utm_source=mail').partner).toBeUndefined();
  });

  test('is none where the code is none', () => {
    expect(open('/?partner=Mail%3A%20%3Cb%3E').partner).toBeUndefined();
    expect(open('/', 'https://dealer.example/?partner=dealer-7').partner).toBeUndefined();
  });
});

describe('the first and the last visit', () => {
  test('are the same at first, and stay while the visitor goes through the site', () => {
    expect(land('/?utm_source=google')).toEqual({ first: google, last: google });
    expect(land('/prijscalculator', 'https://wrappie.example/?utm_source=google')).toEqual({
      first: google,
      last: google,
    });
  });

  test('differ once another site or an advert leads here', () => {
    land('/?utm_source=google');
    land('/blog?utm_source=mail');
    expect(land('/')).toEqual({ first: google, last: mail });
    expect(land('/', 'https://forum.example/draad?id=1').last).toEqual({
      referrer: 'https://forum.example/draad',
    });
  });

  test('a direct return does not replace the last visit', () => {
    land('/?utm_source=google');
    expect(land('/')).toEqual({ first: google, last: google });
  });

  test('a direct first visit stays the first visit', () => {
    land('/');
    expect(land('/?utm_source=google')).toEqual({ first: {}, last: google });
  });

  test('the redirect to the page in another language does not count as a referrer', () => {
    sessionStorage.setItem('wrappie-referrer', 'https://zoek.example/?q=x');
    const { last } = land('/en', 'https://wrappie.example/');
    expect(last).toEqual({ referrer: 'https://zoek.example/' });
    expect(sessionStorage.getItem('wrappie-referrer'), 'counts once').toBeNull();
    expect(land('/en/blog', 'https://wrappie.example/en').last).toEqual(last);
  });
});

describe('storage', () => {
  test('holds nothing as long as it may not', () => {
    expect(open('/?utm_source=google').last).toEqual(google);
    expect(localStorage.getItem('wrappie-visits')).toBeNull();
    expect(open('/')).toEqual({ first: {}, last: {} });
  });

  test('holds nothing of a page for a device that visitors share', () => {
    storeVisits(landOn('/?utm_source=google', '', { mode: 'kiosk' }));
    expect(localStorage.getItem('wrappie-visits')).toBeNull();
  });

  test('holds the two visits and nothing else', () => {
    land('/prijscalculator?utm_source=google&service=keuken&email=a@b.nl', 'https://zoek.example/?q=naam');
    expect(JSON.parse(localStorage.getItem('wrappie-visits') ?? '')).toEqual({
      first: { utm_source: 'google', referrer: 'https://zoek.example/' },
      last: { utm_source: 'google', referrer: 'https://zoek.example/' },
    });
  });

  test.each(['', 'x', 'null', '1', '[]', '{"first":1}', '{"first":{"utm_source":{}},"last":null}'])(
    'that holds invalid data (%s) does no harm',
    (rubbish) => {
      localStorage.setItem('wrappie-visits', rubbish);
      expect(land('/?utm_source=google').last).toEqual(google);
    },
  );

  test('that is blocked leaves only what this page knows', () => {
    const refuse = () => {
      throw new DOMException('Denied.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    vi.stubGlobal('sessionStorage', undefined);
    expect(land('/?utm_source=google', 'https://zoek.example/')).toEqual({
      first: { ...google, referrer: 'https://zoek.example/' },
      last: { ...google, referrer: 'https://zoek.example/' },
    });
    expect(land('/prijscalculator')).toEqual({ first: {}, last: {} });
  });
});
