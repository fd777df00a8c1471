import { describe, expect, it } from 'vitest';
import { environment } from './environment.ts';
import { companyOf, loadFacts, placeholders } from './facts.ts';
import { assertReadyForProduction } from './production-check.ts';

const real = {
  WRAPPIE_PHONE: '010 234 56 78',
  WRAPPIE_PHONE_INTERNATIONAL: '+31102345678',
  WRAPPIE_EMAIL: 'info@wrappie.nl',
  WRAPPIE_STREET: 'Kade 1',
  WRAPPIE_POSTCODE: '3011 AB',
  WRAPPIE_KVK: '12345678',
  WRAPPIE_VAT: 'NL123456789B01',
  WRAPPIE_PAYMENT_PROVIDER: 'Kassa',
  WRAPPIE_MAP_REVIEWS: 'https://maps.google.com/w',
  WRAPPIE_SOCIAL_REVIEWS: 'https://facebook.com/w/reviews',
  WRAPPIE_APPOINTMENTS: 'https://calendly.com/w',
  WRAPPIE_INSTAGRAM: 'https://instagram.com/w',
  WRAPPIE_FACEBOOK: 'https://facebook.com/w',
  WRAPPIE_LINKEDIN: 'https://linkedin.com/company/w',
};

describe('the facts', () => {
  it('take the environment over the file', () => {
    const company = companyOf(loadFacts({ WRAPPIE_PHONE: '010 234 56 78', WRAPPIE_EMAIL: '' }));
    expect(company).toMatchObject({ name: 'Wrappie', phone: '010 234 56 78', email: 'info@wrappie.example' });
  });

  it('name the field that is wrong', () => {
    expect(() => loadFacts({ WRAPPIE_KVK: '12' })).toThrow('company.kvk: a KvK number has 8 digits');
  });

  it('know which of them are placeholders', () => {
    expect(placeholders(loadFacts({}))).toHaveLength(14);
    expect(placeholders(loadFacts(real))).toEqual([]);
  });
});

describe('a production build', () => {
  it('lists everything that is missing', () => {
    const attempt = () => assertReadyForProduction(environment({ WRAPPIE_ENV: 'production' }), loadFacts({}));
    expect(attempt).toThrow(
      /company\.phone[\s\S]*WRAPPIE_SITE_URL[\s\S]*WRAPPIE_FORM_MAIL_URL[\s\S]*WRAPPIE_SUPABASE_URL/,
    );
  });

  it('runs when all is there, without storage too', () => {
    const env = {
      WRAPPIE_SITE_URL: 'https://wrappie.nl',
      WRAPPIE_FORM_MAIL_URL: 'https://mail.example/to',
      WRAPPIE_SUPABASE_URL: '',
    };
    expect(() => assertReadyForProduction(environment(env), loadFacts(real))).not.toThrow();
  });
});

describe('the environment', () => {
  it('has defaults for work at home', () => {
    expect(environment({})).toMatchObject({
      siteUrl: 'http://localhost:8080',
      production: false,
      formMailUrl: '/_local/form-mail',
      supabaseUrl: '/_local',
    });
  });

  it.each([
    ['WRAPPIE_SITE_URL', 'wrappie.nl'],
    ['WRAPPIE_ENV', 'live'],
    ['WRAPPIE_FORM_MAIL_URL', 'mailto:x'],
    ['WRAPPIE_SUPABASE_URL', 'supabase'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => environment({ [name]: value })).toThrow(`Environment variable ${name}: `);
  });
});
