import { expect, test } from 'vitest';
import { LOCAL_KEYS, signToken } from '../local-keys.ts';
import { BUCKET } from '../photo-bucket.ts';
import { startPreview } from '../preview.fixture.ts';
import { contractCases } from './cases.ts';
import { differenceFor } from './contract-case.ts';

test.each([
  ['a publishable key', LOCAL_KEYS.publishable],
  ['the token of an older project', LOCAL_KEYS.anonToken],
])('the stand-in answers like the real server, with %s', async (_, key) => {
  const { origin } = await startPreview();
  const asked = {
    url: `${origin}/_local`,
    key,
    bucket: BUCKET,
    stored: '1700000000000-abcdef012345-foto.jpg',
  };
  const differences = [];
  for (const { atGateway: _, ...one } of contractCases)
    differences.push([one.name, await differenceFor(one, asked)]);
  expect(differences.filter(([, difference]) => difference)).toEqual([]);
});

test('a difference is reported with the answer', async () => {
  const { origin } = await startPreview();
  const asked = { url: `${origin}/_local`, key: 'sb_publishable_other', bucket: BUCKET, stored: 'x.jpg' };
  const [first] = contractCases;
  expect(first && (await differenceFor(first, asked))).toMatch(
    /^expected .*"status":200.*, got .*"status":400/,
  );
});

test.each([
  ['expired', { role: 'anon', exp: 1 }, '"exp" claim timestamp check failed'],
  ['that of a logged-in user', { role: 'authenticated' }, 'new row violates row-level security policy'],
])('a token with a valid signature is refused if it is %s', async (_, claims, message) => {
  const { origin } = await startPreview();
  const form = new FormData();
  form.append('', new Blob(['photo'], { type: 'image/jpeg' }), 'x.jpg');
  const token = signToken(claims);
  const response = await fetch(
    `${origin}/_local/storage/v1/object/${BUCKET}/1700000000000-abcdef012345-foto.jpg`,
    { method: 'POST', body: form, headers: { apikey: token, authorization: `Bearer ${token}` } },
  );
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode: '403', message });
});
