import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signToken } from '../../preview/local-keys.ts';
import { environment } from '../environment.ts';
import { unconfirmedSentences, unconfirmedTerms } from './find-unfinished.ts';
import {
  assertReadyForProduction,
  assertReadyForRelease,
  unfinishedForProduction,
  unreleasedWidgets,
} from './production-check.ts';

/** Every environment variable, set to a real value. */
const real = {
  WRAPPIE_ENV: 'production',
  WRAPPIE_SITE_URL: 'https://wrappie.nl',
  WRAPPIE_FORM_MAIL_URL: 'https://mail.wrappie.nl/to',
  WRAPPIE_PARTNER_ENDPOINT: 'form-mail',
  WRAPPIE_SUPABASE_URL: 'https://abc.supabase.co',
  WRAPPIE_SUPABASE_ANON_KEY: 'sb_publishable_abc',
  WRAPPIE_PHONE: '010 234 56 78',
  WRAPPIE_PHONE_INTERNATIONAL: '+31102345678',
  WRAPPIE_EMAIL: 'info@wrappie.nl',
  WRAPPIE_STREET: 'Kade 1',
  WRAPPIE_POSTCODE: '3011 AB',
  WRAPPIE_KVK: '12345678',
  WRAPPIE_VAT: 'NL123456789B01',
  WRAPPIE_PAYMENT_PROVIDER: 'Kassa',
  WRAPPIE_MAP_REVIEWS: 'https://maps.google.com/w',
  WRAPPIE_MAP_REVIEW_FORM: 'https://maps.google.com/w/new',
  WRAPPIE_SOCIAL_REVIEWS: 'https://facebook.com/w/reviews',
  WRAPPIE_APPOINTMENTS: 'https://calendly.com/w',
  WRAPPIE_INSTAGRAM: 'https://instagram.com/w',
  WRAPPIE_FACEBOOK: 'https://facebook.com/w',
  WRAPPIE_LINKEDIN: 'https://linkedin.com/company/w',
};

/** A key of an older project, with these claims. */
function token(claims: Record<string, unknown>): string {
  return signToken(claims, 'secret of the project');
}

/** What a build with these variables, and this folder of content, still lacks. */
function unfinished(changes: Record<string, string | undefined>, files: Record<string, string> = {}) {
  const variables = { ...real, ...changes };
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const found = unfinishedForProduction(environment(variables), variables, folder);
  return found.map(({ place, what }) => `${place.replace(`${folder}/`, '')} ${what}`);
}

describe('a production build', () => {
  it('is ready when everything is real', () => {
    expect(
      unfinished(
        {},
        { 'page.yaml': 'title: Kleuren\nsample: false', 'nl.md': 'Een [shop](https://shop.nl).' },
      ),
    ).toEqual([]);
  });

  it('works without a page for appointments, and refuses a made-up one', () => {
    expect(unfinished({ WRAPPIE_APPOINTMENTS: undefined })).toEqual([]);
    expect(unfinished({ WRAPPIE_APPOINTMENTS: 'https://calendly.com/wrappie-example' })).toEqual([
      'environment WRAPPIE_APPOINTMENTS: company.appointments is a placeholder (https://calendly.com/wrappie-example)',
    ]);
  });

  it('needs the owner to confirm our explanations', () => {
    const yaml = [
      'sentences:', // 1
      '  parts:',
      '    confirmed: false',
      '    text: { nl: Per stuk, en: Each }',
      '  island: { confirmed: true, text: { nl: Zonder blad, en: Without the top } }',
    ].join('\n');
    expect(unconfirmedSentences(yaml, 'facts.yaml')).toEqual([
      {
        place: 'facts.yaml:2',
        what: 'the owner has not confirmed the sentence parts ("Per stuk")',
        mend: expect.stringContaining('confirmed: true'),
      },
    ]);
    expect(unconfirmedSentences('company: {}', 'facts.yaml')).toEqual([]);
  });

  it('needs the owner to confirm what partners earn', () => {
    const yaml = (confirmed: boolean) =>
      `partners:\n  confirmed: ${confirmed}\n  earns: { nl: Veel, en: Much }\n  paid:\n    nl: Snel\n    en: Soon`;
    expect(unconfirmedTerms(yaml(false), 'facts.yaml').map(({ place, what }) => `${place} ${what}`)).toEqual([
      'facts.yaml:3 the owner has not confirmed partners.earns ("Veel")',
      'facts.yaml:5 the owner has not confirmed partners.paid ("Snel")',
    ]);
    expect(unconfirmedTerms(yaml(true), 'facts.yaml')).toEqual([]);
  });

  it('works without storage', () => {
    expect(unfinished({ WRAPPIE_SUPABASE_URL: '', WRAPPIE_SUPABASE_ANON_KEY: undefined })).toEqual([]);
  });

  it('takes the public key of an older project', () => {
    const claims = { iss: 'supabase', ref: 'abc', role: 'anon', iat: 1_700_000_000, exp: 2_015_360_000 };
    expect(unfinished({ WRAPPIE_SUPABASE_ANON_KEY: token(claims) })).toEqual([]);
  });

  it('lets nothing be released that holds a placeholder, because what is released stays', () => {
    expect(() => assertReadyForRelease(environment({}), {})).toThrow(/is only there at home/);
    expect(() => assertReadyForRelease(environment({}), {})).not.toThrow(/is not released/);
  });

  it('needs a released version of the widgets, because partners can pin it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'released-'));
    expect(unreleasedWidgets('1.2.0', folder)).toEqual([
      {
        place: expect.stringMatching(/^package\.json:\d+$/),
        what: expect.stringContaining('version 1.2.0 of the widgets is not released'),
        mend: expect.stringContaining('npm run release'),
      },
    ]);
    mkdirSync(join(folder, '1.2.0'));
    writeFileSync(join(folder, '1.2.0/widgets.js'), '');
    expect(unreleasedWidgets('1.2.0', folder)).toEqual([]);
  });

  it.each([
    ['WRAPPIE_SITE_URL', undefined, 'is only there at home'],
    ['WRAPPIE_SITE_URL', 'http://wrappie.nl', 'is not https'],
    ['WRAPPIE_SITE_URL', 'https://www.example.com', 'does not exist'],
    ['WRAPPIE_FORM_MAIL_URL', undefined, 'is only there at home'],
    ['WRAPPIE_FORM_MAIL_URL', 'http://localhost:8081/mail', 'is only there at home'],
    ['WRAPPIE_FORM_MAIL_URL', 'https://mail.example/to', 'does not exist'],
    ['WRAPPIE_PARTNER_ENDPOINT', 'none', 'is none'],
    ['WRAPPIE_SUPABASE_URL', undefined, 'is only there at home'],
    [
      'WRAPPIE_FORM_MAIL_URL',
      'https://mail.wrappie.nl/info@wrappie.nl',
      'contains an e-mail address, which every visitor and robot can read',
    ],
    [
      'WRAPPIE_FORM_MAIL_URL',
      'https://mail.wrappie.nl/to?to=info%40wrappie.nl',
      'contains an e-mail address, which every visitor and robot can read',
    ],
    ['WRAPPIE_SUPABASE_ANON_KEY', undefined, 'is not set'],
    ['WRAPPIE_SUPABASE_ANON_KEY', '', 'is empty'],
    ['WRAPPIE_SUPABASE_ANON_KEY', ' ', 'is empty'],
    ['WRAPPIE_SUPABASE_ANON_KEY', 'sb_secret_abc', 'is a secret key, which reaches everything'],
    ['WRAPPIE_SUPABASE_ANON_KEY', 'local-anon-key', 'is neither a publishable key .* nor a token .*'],
    [
      'WRAPPIE_SUPABASE_ANON_KEY',
      token({ role: 'service_role' }),
      'is a token with the role service_role, not anon',
    ],
    ['WRAPPIE_SUPABASE_ANON_KEY', token({}), 'is a token with the role undefined, not anon'],
    ['WRAPPIE_SUPABASE_ANON_KEY', token({ role: 'anon', exp: 1_577_836_800 }), 'expired on 2020-01-01'],
    ['WRAPPIE_SUPABASE_ANON_KEY', token({ role: 'anon', ref: 'xyz' }), 'belongs to another project, xyz'],
    ['WRAPPIE_SUPABASE_ANON_KEY', 'eyJ.eyJ.x', 'is neither a publishable key .* nor a token .*'],
  ])('wants %s, which is %s', (name, value, what) => {
    const [found, ...more] = unfinished({ [name]: value });
    expect(found).toMatch(new RegExp(`^environment ${name}.* ${what}$`));
    expect(more).toEqual([]);
  });

  it.each([
    ['WRAPPIE_PHONE', 'phone'],
    ['WRAPPIE_PHONE_INTERNATIONAL', 'phoneInternational'],
    ['WRAPPIE_EMAIL', 'email'],
    ['WRAPPIE_STREET', 'street'],
    ['WRAPPIE_POSTCODE', 'postcode'],
    ['WRAPPIE_KVK', 'kvk'],
    ['WRAPPIE_VAT', 'vat'],
    ['WRAPPIE_PAYMENT_PROVIDER', 'paymentProvider'],
    ['WRAPPIE_MAP_REVIEWS', 'mapReviews'],
    ['WRAPPIE_MAP_REVIEW_FORM', 'mapReviewForm'],
    ['WRAPPIE_SOCIAL_REVIEWS', 'socialReviews'],
    ['WRAPPIE_INSTAGRAM', 'socials.Instagram'],
    ['WRAPPIE_FACEBOOK', 'socials.Facebook'],
    ['WRAPPIE_LINKEDIN', 'socials.LinkedIn'],
  ])('names the line of the placeholder that %s would replace', (name, field) => {
    const [found, ...more] = unfinished({ [name]: undefined });
    expect(found).toMatch(new RegExp(`^site/content/facts\\.yaml:\\d+ company\\.${field} is a placeholder`));
    expect(more).toEqual([]);
  });

  it('finds a placeholder that came from the environment', () => {
    expect(unfinished({ WRAPPIE_EMAIL: 'info@company.example' })).toEqual([
      'environment WRAPPIE_EMAIL: company.email is a placeholder (info@company.example)',
    ]);
  });

  it('names the line of every sample and every example address', () => {
    const page = [
      'title: Een staal', // 1
      'sections:',
      '  - type: testimonials', // 3
      '    sample: true',
      '    link: { to: "https://shop.example/hout" }', // 5
      '  - { type: names, sample: true, groups: [] }',
      '  - type: projects',
      '    sample: false',
      '  - articles: !file terms.yaml',
    ].join('\n');
    const article = 'Een sample.\n\nZie [de shop](https://www.example.com/) of vraag het.';
    expect(unfinished({}, { 'a.yaml': page, 'b.md': article, 'c.txt': 'shop.example' })).toEqual([
      'a.yaml:4 sample testimonials, made up until there are real ones',
      'a.yaml:5 shop.example does not exist',
      'a.yaml:6 sample names, made up until there are real ones',
      'b.md:3 example.com does not exist',
    ]);
  });

  it('reports everything at once, each on one line with its fix', () => {
    const variables = { ...real, WRAPPIE_EMAIL: undefined, WRAPPIE_SITE_URL: undefined };
    const lines = () => assertReadyForProduction(environment(variables), variables);
    expect(lines).toThrow(/^\d+ things are not ready for production:\n/);
    expect(lines).toThrow(/\nenvironment {2}WRAPPIE_SITE_URL .*: set it to the origin of the site\n/);
    expect(lines).toThrow(
      /\nsite\/content\/facts\.yaml:\d+ {2}company\.email .*: fill it in, or set WRAPPIE_EMAIL\n/,
    );
  });
});
