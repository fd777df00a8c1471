import { describe, expect, it } from 'vitest';
import { findClaims } from './find-claims.ts';

const found = (text: string) => findClaims(text).map(({ kind, figure }) => `${kind.name}: ${figure}`);

describe('claims in a text', () => {
  it.each([
    ['U krijgt 5 jaar garantie.', ['warranty, years: 5']],
    ['Al 8 jaar ervaring en 10 jaar garantie.', ['warranty, years: 10', 'experience, years: 8']],
    ['90% minder afval, 75% minder CO₂', ['less waste, %: 90', 'less CO2, %: 75']],
    ['Up to 70% cheaper than replacing', ['saving against replacing, %: 70']],
    ['Klaar in 1 tot 2 dagen', ['done in, days: 1-2']],
    ['500+ klanten', ['customers or projects, number: 500']],
    ['a 4.9 average', ['average rating: 4.9']],
    ['Een nieuwe keuken kost € 8.000 tot € 25.000', ['price of a new kitchen, €: 8000-25000']],
    ['Wrapping costs €150-2,000', ['price of wrapping, €: 150-2000']],
    ['How long does film last? 8 to 15 years', ['how long film lasts, years: 8-15']],
  ])('%s', (text, claims) => {
    expect(found(text).sort()).toEqual([...claims].sort());
  });

  it.each(['In 2019 werkten wij met 3 mensen.', '30% vooruit', 'Tien jaar geleden', '€ 35 per m²'])(
    'none in "%s"',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});
