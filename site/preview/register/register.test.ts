import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ask, startPreview, temporaryFolder } from '../preview.fixture.ts';
import { REQUEST, sharedRegister, startApi } from './register.fixture.ts';
import { openRegister } from './register.ts';

const register = sharedRegister();

async function keep(into: ReturnType<typeof openRegister>): Promise<void> {
  const { post } = await startApi(into);
  expect((await post(REQUEST)).status).toBe(201);
}

describe('a register in a folder', () => {
  test('does not start before it is used', async () => {
    const folder = join(await temporaryFolder(), 'register');
    const unused = openRegister(folder);
    expect(await unused.list()).toEqual([]);
    await unused.empty();
    await unused.close();
    await expect(readFile(join(folder, 'wrappie-schema'))).rejects.toThrow('ENOENT');
  });

  test('survives a restart, is one server’s at a time, and takes new migrations', async () => {
    const folder = join(await temporaryFolder(), 'register');
    // Of a server that was killed while it made the folder.
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
  test('shows the register beside the mails, and empties both', async () => {
    const { origin, post } = await startApi(register);
    await post({ ...REQUEST, fields: { name: '<script>alert(1)</script>' } });
    const { text } = await ask(origin, '/_local/inbox');
    expect(text).toContain('No mail yet');
    expect(text).toContain('WR-7KQ2M9XA');
    expect(text).toContain('mail not confirmed');
    expect(text).toContain('https://dealer.example');
    expect(text).toContain('&#60;script&#62;');
    expect(text).not.toContain('<script');
    expect(await (await fetch(`${origin}/_local/register.json`)).json()).toMatchObject([{ kind: 'quote' }]);
    expect((await fetch(`${origin}/_local/inbox`, { method: 'DELETE' })).status).toBe(204);
    expect(await register.list()).toEqual([]);
    expect((await ask(origin, '/_local/inbox')).text).toContain('No request yet');
  });

  test('shows the mails where the register cannot be read', async () => {
    const dataDir = await temporaryFolder({ 'register/wrappie-schema': 'x' });
    await writeFile(join(dataDir, 'register.lock'), String(process.ppid));
    const { origin } = await startPreview({ dataDir });
    const { status, text } = await ask(origin, '/_local/inbox');
    expect(status).toBe(200);
    expect(text).toContain('No mail yet');
    expect(text).toContain('is open in another server');
  });
});
