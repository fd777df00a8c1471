import { describe, expect, it } from 'vitest';
import { localise, placeholdersFrom } from './localise.ts';

const facts = {
  company: { phone: '010 123' },
  claims: { duration: { nl: '1 tot 2 dagen', en: '1 to 2 days' }, rating: 4.9 },
  prices: { kitchen: 8000 },
};

const nl = (words: string) => localise({ nl: words, en: '-' }, 'nl', placeholdersFrom(facts, 'nl'));
const en = (words: string) => localise({ nl: '-', en: words }, 'en', placeholdersFrom(facts, 'en'));

describe('a text in one language', () => {
  it('is picked at any depth, and other values stay', () => {
    const value = { id: 'x', on: true, list: [{ title: { nl: 'ja', en: 'yes' } }] };
    expect(localise(value, 'en', new Map())).toEqual({ id: 'x', on: true, list: [{ title: 'yes' }] });
  });

  it('quotes facts in the language of the page', () => {
    expect(nl('Klaar in {claims.duration}, een {claims.rating}')).toBe(
      'Klaar in 1 tot 2\u00a0dagen, een 4,9',
    );
    expect(en('Done in {claims.duration}, a {claims.rating}')).toBe('Done in 1 to 2\u00a0days, a 4.9');
  });

  it('writes amounts in the format of the language', () => {
    expect(nl('Tot € {prices.kitchen}')).toBe('Tot €\u00a08.000');
    expect(en('Up to € {prices.kitchen}')).toBe('Up to €8,000');
  });

  it('refuses a fact that does not exist', () => {
    expect(() => nl('{claims.warantyYears}')).toThrow('No fact is called {claims.warantyYears}');
  });
});
