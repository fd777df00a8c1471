import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptSecret } from '../site/partners/partner-secret.ts';
import { isPartnerCode } from '../widgets/domain/partner/partner-code.ts';
import { applyMigrations, platformFile } from './apply-migrations.ts';

/* A partner's figures on a real PostgreSQL. Every test runs in its own transaction, which is rolled back. */

const database = new PGlite();
const secret = 'het-geheim-van-dealer-7';

beforeAll(async () => {
  await database.exec(readFileSync(platformFile(), 'utf8'));
  await applyMigrations(database);
  const { salt, hash } = keptSecret(secret);
  await database.query('select public.set_partner($1, $2, $3)', ['dealer-7', salt, hash]);
}, 120_000);
afterAll(() => database.close());
beforeEach(async () => void (await database.exec('begin')));
afterEach(async () => void (await database.exec('rollback')));

let count = 0;

/** A stored request of dealer-7, in January 2026. */
async function request(
  fields: object,
  changes: { kind?: string; partner?: string; at?: string; reference?: string; digest?: string } = {},
) {
  const { kind = 'quote', partner = 'dealer-7', at = '2026-01-15T12:00:00Z', reference } = changes;
  const { digest = 'a'.repeat(64) } = changes;
  count += 1;
  await database.query(
    `insert into public.requests (reference, digest, kind, fields, partner, embedded_on, received_at)
     values ($1, $2, $3, $4, $5, 'https://dealer.example', $6)`,
    [
      reference ?? `WR-${String(count).padStart(8, '0')}`,
      digest,
      kind,
      JSON.stringify({ name: 'Jan de Vries', email: 'jan@voorbeeld.nl', ...fields }),
      partner,
      at,
    ],
  );
}

/** The answer to a visitor of the page. */
async function figures(code: string, given: string, role = 'anon'): Promise<unknown> {
  await database.exec(`savepoint asked; set local role ${role}`);
  try {
    const { rows } = await database.query<{ answer: unknown }>(
      'select public.partner_figures($1, $2) as answer',
      [code, given],
    );
    await database.exec('reset role');
    return rows[0]?.answer;
  } catch (error) {
    await database.exec('rollback to asked');
    throw error;
  }
}

describe('a partner sees', () => {
  test('requests by month and service, the sum of the indications, and the pages, without anything of a person', async () => {
    await request({
      projectType: 'keuken',
      estimatedPrice: '1109',
      page: 'https://dealer.example/keukens?naam=Jan#x',
    });
    await request({ projectType: 'keuken', estimatedPrice: '1224', page: 'https://dealer.example/keukens' });
    await request({ projectType: 'raamfolie', estimatedPrice: '864' });
    await request({ Project_type: 'meubels-wrappen' }, { kind: 'contact', at: '2026-02-01T00:30:00Z' });
    const answer = await figures('dealer-7', secret);
    expect(answer).toEqual({
      months: [
        { month: '2026-01', service: 'keuken', requests: 2, indication: 2333 },
        { month: '2026-01', service: 'raamfolie', requests: 1, indication: 864 },
        { month: '2026-02', service: 'meubel', requests: 1, indication: 0 },
      ],
      pages: [
        { page: 'https://dealer.example', requests: 2 },
        { page: 'https://dealer.example/keukens', requests: 2 },
      ],
    });
    expect(JSON.stringify(answer)).not.toMatch(/Jan|voorbeeld\.nl/);
  });

  test('a changed request once, and no tests, applications or requests of others', async () => {
    await request({ projectType: 'keuken', estimatedPrice: '1109' }, { reference: 'WR-AAAAAAAA' });
    await request({ projectType: 'keuken', estimatedPrice: '1442', vervangt: 'WR-AAAAAAAA' });
    await request({ projectType: 'keuken', estimatedPrice: '9' }, { kind: 'test' });
    await request({}, { kind: 'application' });
    await request({ projectType: 'keuken', estimatedPrice: '9' }, { partner: 'dealer-70' });
    expect(await figures('dealer-7', secret)).toMatchObject({
      months: [{ month: '2026-01', service: 'keuken', requests: 1, indication: 1442 }],
    });
  });

  test('a request that was changed twice once: the last one names both that it replaces', async () => {
    await request({ projectType: 'keuken', estimatedPrice: '1109' }, { reference: 'WR-AAAAAAAA' });
    await request(
      { projectType: 'keuken', estimatedPrice: '1224', vervangt: 'WR-AAAAAAAA' },
      { reference: 'WR-BBBBBBBB' },
    );
    await request({ projectType: 'keuken', estimatedPrice: '1442', vervangt: 'WR-BBBBBBBB, WR-AAAAAAAA' });
    expect(await figures('dealer-7', secret)).toMatchObject({
      months: [{ month: '2026-01', service: 'keuken', requests: 1, indication: 1442 }],
    });
  });

  test('a request whose first change never arrived once too', async () => {
    await request({ projectType: 'keuken', estimatedPrice: '1109' }, { reference: 'WR-AAAAAAAA' });
    await request({ projectType: 'keuken', estimatedPrice: '1442', vervangt: 'WR-BBBBBBBB, WR-AAAAAAAA' });
    expect(await figures('dealer-7', secret)).toMatchObject({ months: [{ requests: 1, indication: 1442 }] });
  });

  // A retry has the reference of the first attempt, and other content where photos were uploaded meanwhile.
  test('a retry once, as it was stored last', async () => {
    const reference = 'WR-AAAAAAAA';
    const keuken = { projectType: 'keuken', estimatedPrice: '1109' };
    const page = 'https://dealer.example/keukens';
    await request({ ...keuken, page }, { reference, digest: 'b'.repeat(64), at: '2026-01-15T12:01:00Z' });
    await request(keuken, { reference, digest: 'c'.repeat(64) });
    expect(await figures('dealer-7', secret)).toEqual({
      months: [{ month: '2026-01', service: 'keuken', requests: 1, indication: 1109 }],
      pages: [{ page, requests: 1 }],
    });
    // Of two in one moment, the one that was added last.
    await request(
      { ...keuken, page: `${page}/wit` },
      { reference, digest: 'd'.repeat(64), at: '2026-01-15T12:01:00Z' },
    );
    expect(await figures('dealer-7', secret)).toMatchObject({
      pages: [{ page: `${page}/wit`, requests: 1 }],
    });
    await request({ ...keuken, estimatedPrice: '1442', vervangt: reference });
    expect(await figures('dealer-7', secret)).toMatchObject({ months: [{ requests: 1, indication: 1442 }] });
  });

  test('a request, though a test has its reference', async () => {
    const reference = 'WR-AAAAAAAA';
    await request({ projectType: 'keuken' }, { reference });
    await request({}, { reference, kind: 'test', digest: 'b'.repeat(64), at: '2026-01-16T12:00:00Z' });
    expect(await figures('dealer-7', secret)).toMatchObject({ months: [{ requests: 1 }] });
  });

  test('an amount that is none as nothing, and a month by the clock of Amsterdam', async () => {
    await request({ projectType: 'keuken', estimatedPrice: 'veel' }, { at: '2026-01-31T23:30:00Z' });
    expect(await figures(' Dealer-7 ', ` ${secret} `)).toMatchObject({
      months: [{ month: '2026-02', requests: 1, indication: 0 }],
    });
  });

  test('empty lists before the first request', async () => {
    expect(await figures('dealer-7', secret)).toEqual({ months: [], pages: [] });
  });
});

test('the register takes the codes of `npm run partner`, and no other', async () => {
  const { salt, hash } = keptSecret('geheim');
  for (const code of [
    'de',
    '7-',
    'd'.repeat(61),
    'd',
    '-7',
    'dealer_7',
    'Dealer-7',
    'dealér',
    'd'.repeat(62),
    'de\n',
  ]) {
    await database.exec('savepoint tried');
    const taken = await database.query('select public.set_partner($1, $2, $3)', [code, salt, hash]).then(
      () => true,
      () => false,
    );
    if (!taken) await database.exec('rollback to tried');
    expect(taken, code).toBe(isPartnerCode(code));
  }
});

describe('nobody else does', () => {
  test.each([
    ['a wrong secret', 'dealer-7', 'geraden'],
    ['no secret', 'dealer-7', ''],
    ['an unknown code', 'dealer-8', secret],
    ['an empty code', '', ''],
  ])('%s', async (_, code, given) => {
    expect(await figures(code, given)).toBeNull();
  });

  test('after twenty wrong secrets the code is closed, also for the right one, and others are not', async () => {
    const { salt, hash } = keptSecret('ander');
    await database.query('select public.set_partner($1, $2, $3)', ['dealer-9', salt, hash]);
    for (let guess = 0; guess < 20; guess += 1)
      expect(await figures('dealer-7', `geheim-${guess}`)).toBeNull();
    await expect(figures('dealer-7', secret)).rejects.toMatchObject({ code: 'PT429' });
    expect(await figures('dealer-9', 'ander')).not.toBeNull();
    await database.exec(
      `update wrappie.partner_refusals set refused_at = refused_at - interval '16 minutes'`,
    );
    expect(await figures('dealer-7', secret)).not.toBeNull();
  });

  test('however many wrong secrets others get: the right one is answered, and guesses at codes of nobody fill no table', async () => {
    for (const code of ['dealer-100', 'dealer-101'])
      for (let guess = 0; guess < 25; guess += 1) expect(await figures(code, `geheim-${guess}`)).toBeNull();
    const { rows } = await database.query('select * from wrappie.partner_refusals');
    expect(rows).toEqual([]);
    await database.exec(
      `insert into wrappie.partner_refusals (code) select 'dealer-' || n from generate_series(100, 1299) as n`,
    );
    expect(await figures('dealer-7', secret)).not.toBeNull();
    expect(await figures('dealer-8', secret)).toBeNull();
  });

  test.each(['anon', 'authenticated'])('%s cannot read or set a partner', async (role) => {
    await database.exec(`savepoint tried; set local role ${role}`);
    for (const query of [
      'select * from wrappie.partners',
      'select * from wrappie.partner_requests',
      `select public.set_partner('dealer-7', repeat('00', 16), repeat('00', 32))`,
      `select public.remove_partner('dealer-7')`,
    ]) {
      await expect(database.query(query), query).rejects.toMatchObject({ code: '42501' });
      await database.exec(`rollback to tried; set local role ${role}`);
    }
  });
});

test('a secret can be replaced, and a partner removed', async () => {
  const { salt, hash } = keptSecret('nieuw');
  await database.query('select public.set_partner($1, $2, $3)', ['dealer-7', salt, hash]);
  expect(await figures('dealer-7', secret)).toBeNull();
  expect(await figures('dealer-7', 'nieuw')).not.toBeNull();
  await database.query(`select public.remove_partner('dealer-7')`);
  expect(await figures('dealer-7', 'nieuw')).toBeNull();
});
