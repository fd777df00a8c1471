import { describe, expect, test } from 'vitest';
import { CONTACT, post, QUOTE } from './form-mail.fixture.ts';
import { ask, startPreview, temporaryFolder } from './preview.fixture.ts';

async function inboxOf(origin: string): Promise<{ id: string; subject: string }[]> {
  return (await fetch(`${origin}/_local/inbox.json`)).json();
}

test('an empty inbox says so, and explains how to fill it', async () => {
  const { origin } = await startPreview();
  const { status, text } = await ask(origin, '/_local/inbox');
  expect(status).toBe(200);
  expect(text).toContain('No mail and no request yet');
  expect(text).toContain('/_local/form-mail');
  expect(await inboxOf(origin)).toEqual([]);
});

test('the list is newest first, with sender and number of photos', async () => {
  const { origin } = await startPreview();
  await post(`${origin}/_local/form-mail`, QUOTE);
  await post(`${origin}/_local/form-mail`, CONTACT);
  await post(`${origin}/_local/form-mail`, [
    ['firstName', 'Piet'],
    ['lastName', 'Pot'],
    ['message', 'https://x.example/a.jpg'],
  ]);
  expect((await inboxOf(origin)).map(({ subject }) => subject)).toEqual([
    'New message from the form',
    'Contact',
    'Offerte aanvraag — keuken',
  ]);
  const { text } = await ask(origin, '/_local/inbox');
  expect(text).toContain('Mails (3)');
  expect([...text.matchAll(/· (.*?) · (\d photos?)/g)].map(([, ...found]) => found)).toEqual([
    ['Piet Pot', '1 photo'],
    ['Jan Jansen', '0 photos'],
    ['Zoë de Vries', '2 photos'],
  ]);
});

describe('a mail', () => {
  test('shows its fields, links, thumbnails and source', async () => {
    const { origin } = await startPreview();
    await post(`${origin}/_local/form-mail`, QUOTE);
    const [mail] = await inboxOf(origin);
    const { text } = await ask(origin, `/_local/inbox/${mail?.id}`);
    expect(text).toContain('<th>measurements</th>');
    expect(text).toContain(
      '<a href="https://photos.example/1-a.jpg" rel="noopener noreferrer">https://photos.example/1-a.jpg</a>,',
    );
    expect(text).toContain('<img src="https://photos.example/2-b.webp"');
    expect(text).toContain(`href="/_local/inbox/${mail?.id}.eml"`);
    const source = await ask(origin, `/_local/inbox/${mail?.id}.eml`);
    expect(source.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(source.text).toMatch(/^Reply-To: zoe@example\.nl\r$/m);
  });

  test('keeps the decimal comma of a calculation in its link', async () => {
    const { origin } = await startPreview();
    await post(`${origin}/_local/form-mail`, [
      ['message', 'Zie https://x.example/#kozijnen?width=8+x+1,2, en bel.'],
    ]);
    const [mail] = await inboxOf(origin);
    const { text } = await ask(origin, `/_local/inbox/${mail?.id}`);
    expect(text).toContain('href="https://x.example/#kozijnen?width=8+x+1,2"');
  });

  test('cannot insert markup or script into a page', async () => {
    const { origin } = await startPreview();
    const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    await post(`${origin}/_local/form-mail`, [
      ['_subject', evil],
      [evil, evil],
      ['name', evil],
      ['link', 'javascript:alert(1) https://x.example/"onmouseover="alert(1).jpg'],
    ]);
    const [mail] = await inboxOf(origin);
    for (const path of ['/_local/inbox', `/_local/inbox/${mail?.id}`]) {
      const { text, headers } = await ask(origin, path);
      expect(text).not.toMatch(/<script|<img src=x|"onmouseover|href="javascript/);
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    }
  });

  test.each(['x', '..%2fsecret', '20270101T000000000Z-00000000'])('there is none called %s', async (id) => {
    const dataDir = await temporaryFolder({
      'secret.json': '{"fields":[],"subject":"x"}',
      'inbox/x.json': '{}',
    });
    const { origin } = await startPreview({ dataDir });
    expect((await ask(origin, `/_local/inbox/${id}`)).status).toBe(404);
    expect((await ask(origin, `/_local/inbox/${id}.eml`)).status).toBe(404);
    expect(await inboxOf(origin)).toEqual([]);
  });
});

test('the inbox survives a restart', async () => {
  const dataDir = await temporaryFolder();
  const first = await startPreview({ dataDir });
  await post(`${first.origin}/_local/form-mail`, QUOTE);
  const before = await inboxOf(first.origin);
  await first.preview.close();

  const second = await startPreview({ dataDir });
  expect(before).toHaveLength(1);
  expect(await inboxOf(second.origin)).toEqual(before);
  expect((await ask(second.origin, `/_local/inbox/${before[0]?.id}.eml`)).status).toBe(200);
});

test('DELETE and the button empty it', async () => {
  const { origin } = await startPreview();
  await post(`${origin}/_local/form-mail`, QUOTE);
  expect((await fetch(`${origin}/_local/inbox`, { method: 'DELETE' })).status).toBe(204);
  expect(await inboxOf(origin)).toEqual([]);

  await post(`${origin}/_local/form-mail`, QUOTE);
  const answer = await post(`${origin}/_local/inbox/empty`, []);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/_local/inbox']);
  expect(await inboxOf(origin)).toEqual([]);
});

test.each(['/_local/', '/_local/inbox', '/_local/inbox.json', '/_local/faults', '/_local/nope'])(
  '%s is neither kept nor indexed',
  async (path) => {
    const { origin } = await startPreview();
    const { headers } = await ask(origin, path);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
  },
);
