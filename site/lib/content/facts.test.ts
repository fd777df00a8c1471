import { describe, expect, it } from 'vitest';
import { serviceRows } from '../../../widgets/domain/calculator/services.ts';
import { facts } from '../../schema/facts.ts';
import { environment } from '../environment.ts';
import { companyOf, loadFacts } from './facts.ts';

describe('the facts', () => {
  it('take the environment over the file, and keep the telephone number on one line', () => {
    const company = companyOf(loadFacts({ WRAPPIE_PHONE: '010 234 56 78', WRAPPIE_EMAIL: '' }));
    expect(company).toMatchObject({
      name: 'Wrappie',
      phone: '010\u00a0234\u00a056\u00a078',
      email: 'info@wrappie.example',
    });
  });

  it('have the least amounts of the calculator among their prices, and nowhere else', () => {
    expect(loadFacts({}).prices).toMatchObject({
      minimum: serviceRows.keuken.minimum,
      minimumWindowFilm: serviceRows.raamfolie.minimum,
      minimumYacht: serviceRows.jacht.minimum,
    });
    const parsed = facts.safeParse({ prices: { minimum: 175 } });
    expect(parsed.error?.issues).toContainEqual(expect.objectContaining({ path: ['prices', 'minimum'] }));
  });

  it('name the field with a mistake', () => {
    expect(() => loadFacts({ WRAPPIE_KVK: '12' })).toThrow(
      'company › kvk: "12" is not right: a KvK number has 8 digits',
    );
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

  it('names the port that the local servers listen on, as long as the site has no address', () => {
    expect(environment({ PORT: '4710' }).siteUrl).toBe('http://localhost:4710');
    expect(environment({ PORT: '0' }).siteUrl, 'any port').toBe('http://localhost:8080');
    const named = { PORT: '4710', WRAPPIE_SITE_URL: 'https://wrappie.test/' };
    expect(environment(named).siteUrl).toBe('https://wrappie.test');
  });

  it('names an endpoint for applications only if one is set', () => {
    expect(environment({}).partnerEndpoint).toBeUndefined();
    expect(environment({ WRAPPIE_PARTNER_ENDPOINT: 'form-mail' }).partnerEndpoint).toBe('form-mail');
  });

  it.each([
    ['WRAPPIE_SITE_URL', 'wrappie.nl'],
    ['WRAPPIE_ENV', 'live'],
    ['WRAPPIE_FORM_MAIL_URL', 'mailto:x'],
    ['WRAPPIE_PARTNER_ENDPOINT', 'https://mail.wrappie.nl'],
    ['WRAPPIE_PARTNER_ENDPOINT', ''],
    ['WRAPPIE_SUPABASE_URL', 'supabase'],
  ])('names %s when it is "%s"', (name, value) => {
    expect(() => environment({ [name]: value })).toThrow(`Environment variable ${name}: `);
  });
});
