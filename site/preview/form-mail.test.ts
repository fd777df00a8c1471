import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PreviewOptions } from './create-server.ts';
import { CONTACT, post, QUOTE } from './form-mail.fixture.ts';
import { FORM_LIMIT } from './form-mail.ts';
import { ask, startPreview } from './preview.fixture.ts';

async function service(options: Partial<PreviewOptions> = {}) {
  const { origin, dataDir } = await startPreview(options);
  const inbox = async () => (await fetch(`${origin}/_local/inbox.json`)).json();
  return { origin, dataDir, address: `${origin}/_local/form-mail`, inbox };
}

describe('a form', () => {
  test.each([
    ['the quote, urlencoded', QUOTE, false],
    ['the quote, multipart', QUOTE, true],
    ['the contact request, urlencoded', CONTACT, false],
    ['the contact request, multipart', CONTACT, true],
  ])('%s: every field is kept, in order', async (_, fields, multipart) => {
    const { address, inbox } = await service();
    const headers = { origin: 'https://partner.example', referer: 'https://partner.example/x' };
    const answer = await post(address, fields, { multipart, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await answer.text()).toContain('Thank you');
    expect(await inbox()).toEqual([
      { id: expect.any(String), receivedAt: expect.any(String), subject: fields[0]?.[1], ...headers, fields },
    ]);
  });

  test('names that are numbers or occur twice are kept too', async () => {
    const { address, inbox } = await service();
    const fields: [string, string][] = [
      ['b', '1'],
      ['2', 'two'],
      ['b', '3'],
      ['a[x]', '4'],
      ['__proto__', '5'],
    ];
    await post(address, fields);
    expect((await inbox())[0].fields).toEqual(fields);
  });

  test('a mail takes two files, and leaves no drafts', async () => {
    const { address, dataDir } = await service();
    await post(address, QUOTE);
    const files = (await readdir(join(dataDir, 'inbox'))).sort();
    expect(files).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.json$/)]);
  });

  test('twenty at the same time all arrive', async () => {
    const { address, inbox } = await service();
    await Promise.all(Array.from({ length: 20 }, (_, i) => post(address, [['name', String(i)]])));
    const names = (await inbox()).map(({ fields }: { fields: string[][] }) => Number(fields[0]?.[1]));
    expect(names.sort((a: number, b: number) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });
});

describe('_next', () => {
  test.each(['http://localhost:8080/verzonden?success=true&ref=WR-1#x', 'https://example.org/'])(
    '%s is where the visitor is sent',
    async (next) => {
      const { address, inbox } = await service();
      const answer = await post(address, [...QUOTE, ['_next', next]]);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, next]);
      expect(await inbox()).toHaveLength(1);
    },
  );

  test.each(['/verzonden', 'verzonden', '//example.org', 'javascript:alert(1)', 'http://', 'https:x'])(
    '%s is refused, and no mail is made',
    async (next) => {
      const { address, inbox } = await service();
      expect((await post(address, [...QUOTE, ['_next', next]])).status).toBe(400);
      expect(await inbox()).toEqual([]);
    },
  );
});

describe('what is no form', () => {
  test.each([
    ['nothing', '', 'application/x-www-form-urlencoded', 400],
    ['control fields only', '_subject=x&_captcha=false', 'application/x-www-form-urlencoded', 400],
    ['blank fields only', 'name=+&email=', 'application/x-www-form-urlencoded', 400],
    ['a broken multipart body', '--x\r\nContent-', 'multipart/form-data; boundary=x', 400],
    ['a multipart body without boundary', 'x', 'multipart/form-data', 400],
    ['JSON', '{"name":"x"}', 'application/json', 415],
    ['too much', `name=${'x'.repeat(FORM_LIMIT)}`, 'application/x-www-form-urlencoded', 413],
  ])('%s is refused', async (_, body, type, status) => {
    const { origin, inbox } = await service();
    const answer = await ask(origin, '/_local/form-mail', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await inbox()).toEqual([]);
  });

  test('a body just under the limit is accepted', async () => {
    const { address } = await service();
    expect((await post(address, [['name', 'x'.repeat(FORM_LIMIT - 5)]])).status).toBe(200);
  });

  test.each(['GET', 'PUT', 'DELETE'])('%s is not allowed', async (method) => {
    const { address } = await service();
    const answer = await fetch(address, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('with activated origins', () => {
  const options = { faults: { activatedOrigins: ['https://wrappie.example'] } };

  test.each([
    [{ origin: 'https://wrappie.example' }, true],
    [{ referer: 'https://wrappie.example/over-ons' }, true],
    [{ origin: 'null', referer: 'https://wrappie.example/' }, true],
    [{ origin: 'https://partner.example' }, false],
    [{ origin: 'https://wrappie.example.evil.example' }, false],
    [{ origin: 'https://partner.example', referer: 'https://wrappie.example/' }, false],
    [{}, false],
  ])('%j: a mail is made: %s', async (headers, made) => {
    const { address, inbox } = await service(options);
    const answer = await post(address, QUOTE, { headers });
    expect(answer.status).toBe(200);
    expect((await answer.text()).includes('Activate your form')).toBe(!made);
    expect(await inbox()).toHaveLength(made ? 1 : 0);
  });
});

test('without them any origin may send, also a request without one', async () => {
  const { address, inbox } = await service();
  await post(address, QUOTE, { headers: { origin: 'https://anyone.example' } });
  await post(address, QUOTE);
  expect(await inbox()).toMatchObject([
    { origin: null, referer: null },
    { origin: 'https://anyone.example' },
  ]);
});
