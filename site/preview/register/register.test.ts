import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { post as postForm, QUOTE } from '../form-mail.fixture.ts';
import { ask, startPreview, temporaryFolder } from '../preview.fixture.ts';
import { REQUEST, sharedRegister, startApi } from './register.fixture.ts';
import { openRegister } from './register.ts';

const register = sharedRegister();

async function keep(into: ReturnType<typeof openRegister>): Promise<void> {
  const { post } = await startApi(into);
  expect((await post(REQUEST)).status).toBe(201);
}

describe('a register in a folder', () => {
  test('does not start before its first use', async () => {
    const folder = join(await temporaryFolder(), 'register');
    const unused = openRegister(folder);
    expect(await unused.list()).toEqual([]);
    await unused.empty();
    await unused.close();
    await expect(readFile(join(folder, 'wrappie-schema'))).rejects.toThrow('ENOENT');
  });

  test('survives a restart, belongs to one server at a time, and runs new migrations', async () => {
    const folder = join(await temporaryFolder(), 'register');
    // As after a server that was killed while it made the folder.
    await mkdir(folder);
    await writeFile(join(folder, 'PG_VERSION'), '1');
    await writeFile(`${folder}.lock`, '2147483646');
    const first = openRegister(folder);
    await keep(first);
    await writeFile(`${folder}.lock`, String(process.ppid));
    await expect(openRegister(folder).as('anon', async () => {})).rejects.toThrow(
      `is open in another server (process ${process.ppid})`,
    );
    await first.close();

    await writeFile(join(folder, 'wrappie-schema'), 'older');
    const second = openRegister(folder);
    onTestFinished(() => second.close());
    expect(await second.list()).toMatchObject([{ reference: REQUEST.reference, fields: REQUEST.fields }]);
    expect(await readFile(join(folder, 'wrappie-schema'), 'utf8')).toMatch(/^[0-9a-f]{16}$/);
  }, 120_000);

  test('that cannot be opened says what to do', async () => {
    const folder = join(
      await temporaryFolder({ 'register/wrappie-schema': 'x', 'register/PG_VERSION': '9' }),
      'register',
    );
    await expect(openRegister(folder).as('anon', async () => {})).rejects.toThrow(
      'cannot be opened; move it away to start with an empty one',
    );
  }, 60_000);
});

describe('the inbox page', () => {
  test('shows mails and register side by side, one row for each reference, and empties both', async () => {
    const { origin, post } = await startApi(register);
    const send = (reference: string) =>
      postForm(`${origin}/_local/form-mail`, [...QUOTE, ['reference', reference]]);
    await send('WR-ONLYMAIL');
    await post({ ...REQUEST, reference: 'WR-22222222' });
    await send(REQUEST.reference);
    await post({ ...REQUEST, fields: { name: '<script>alert(1)</script>' } });
    const { text } = await ask(origin, '/_local/inbox');
    const rows = [...text.matchAll(/<li><strong>([^<]*)<\/strong>([\s\S]*?)<\/li>/g)].map(
      ([, reference, row = '']) => [reference, /✗ [\w ]+/g[Symbol.match](row)],
    );
    expect(rows).toEqual([
      [REQUEST.reference, ['✗ mail not confirmed']],
      ['WR-22222222', ['✗ no mail', '✗ mail not confirmed']],
      ['WR-ONLYMAIL', ['✗ not registered']],
    ]);
    expect(text).toContain('Mails (2)');
    expect(text).toContain('Register (2)');
    expect(text).toContain('https://dealer.example');
    expect(text).toContain('&#60;script&#62;');
    expect(text).not.toContain('<script');
    expect(await (await fetch(`${origin}/_local/register.json`)).json()).toMatchObject([
      { reference: REQUEST.reference, kind: 'quote' },
      { reference: 'WR-22222222' },
    ]);
    expect((await fetch(`${origin}/_local/inbox`, { method: 'DELETE' })).status).toBe(204);
    expect(await register.list()).toEqual([]);
    expect((await ask(origin, '/_local/inbox')).text).toContain('No mail and no request yet');
  });

  test('shows the mails where the register cannot be read', async () => {
    const dataDir = await temporaryFolder({ 'register/wrappie-schema': 'x' });
    await writeFile(join(dataDir, 'register.lock'), String(process.ppid));
    const { origin } = await startPreview({ dataDir });
    await postForm(`${origin}/_local/form-mail`, QUOTE);
    const { status, text } = await ask(origin, '/_local/inbox');
    expect(status).toBe(200);
    expect(text).toContain('Mails (1)');
    expect(text).toContain('is open in another server');
  });
});
