import { describe, expect, test } from 'vitest';
import { composeMail } from './compose-mail.ts';
import { QUOTE } from './form-mail.fixture.ts';

const ENVELOPE = { id: 'abc', receivedAt: new Date('2027-01-02T03:04:05Z'), to: 'info@wrappie.example' };

async function compose(fields: readonly (readonly [string, string])[]) {
  const source = (await composeMail(fields, ENVELOPE)).toString('latin1');
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return {
    names: headers.map(([name]) => name),
    headers: Object.fromEntries(headers),
    parts: parts(rest.join('\r\n\r\n')),
  };
}

/** RFC 2047 encoded words. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, how: string, text: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : quotedPrintable(text.replaceAll('_', ' ')),
    );
}

function quotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The decoded bodies of a multipart message, by content type. */
function parts(body: string): Record<string, string> {
  const found = body.matchAll(/Content-Type: ([\w/]+).*?\r\n\r\n(.*?)\r\n--/gs);
  return Object.fromEntries(
    [...found].map(([part, type, text = '']) => {
      const encoding = /Content-Transfer-Encoding: (\S+)/.exec(part)?.[1];
      if (encoding === 'base64') return [type, Buffer.from(text, 'base64').toString()];
      return [type, encoding === 'quoted-printable' ? quotedPrintable(text) : text];
    }),
  );
}

describe('the headers', () => {
  test('name the receiver, the sender, and the address for answers', async () => {
    const { headers } = await compose(QUOTE);
    expect(headers).toMatchObject({
      to: 'info@wrappie.example',
      from: '"Form service (local)" <form-mail@localhost>',
      'reply-to': 'zoe@example.nl',
      subject: 'Offerte aanvraag — keuken',
      date: 'Sat, 02 Jan 2027 03:04:05 +0000',
      'message-id': '<abc@form-mail.localhost>',
    });
  });

  test.each([
    ['Hallo\r\nBcc: victim@example.org', 'Hallo Bcc: victim@example.org'],
    ['Hallo\nX-Evil: 1\n\n<b>body</b>', 'Hallo X-Evil: 1 <b>body</b>'],
    ['a\u2028b\0c', 'a b c'],
    ['Ééń 漢字 🙂'.repeat(20), 'Ééń 漢字 🙂'.repeat(20)],
    ['  ', 'New message from the form'],
  ])('the subject %j stays one header', async (subject, expected) => {
    const { names, headers } = await compose([
      ['_subject', subject],
      ['name', 'x'],
    ]);
    expect(headers.subject).toBe(expected);
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('x-evil');
  });

  test.each([
    ['email', 'a@example.nl', 'a@example.nl'],
    ['E-mail', ' a@example.nl ', 'a@example.nl'],
    ['email', 'not an address', undefined],
    ['email', 'a@example.nl\r\nBcc: b@example.nl', undefined],
    ['email', 'a@example.nl, b@example.nl', undefined],
    ['email', 'Evil <a@example.nl>', undefined],
    ['email', 'a@localhost', undefined],
    ['phone', 'a@example.nl', undefined],
  ])('%s %j: reply to %s', async (name, value, replyTo) => {
    const { names, headers } = await compose([
      [name, value],
      ['message', 'x'],
    ]);
    expect(headers['reply-to']).toBe(replyTo);
    expect(names).not.toContain('bcc');
  });
});

describe('the content', () => {
  test('names every field but the control fields, as text and as a table', async () => {
    const { parts } = await compose(QUOTE);
    expect(parts['text/plain']).toContain('name: Zoë de Vries');
    expect(parts['text/plain']).toContain('measurements: {"length":"12","drawers":"3"}');
    expect(parts['text/plain']).toContain('Regel twee');
    expect(parts['text/plain']).not.toContain('_subject');
    expect(parts['text/html']).toContain('>Zoë de Vries<');
    for (const [name] of QUOTE.filter(([name]) => !name.startsWith('_'))) {
      expect(parts['text/plain']).toContain(`${name}: `);
      expect(parts['text/html']).toContain(`>${name}</th>`);
    }
  });

  test('hostile markup stays text', async () => {
    const { parts } = await compose([['<b>', '<img src=x onerror=alert(1)>']]);
    expect(parts['text/html']).not.toMatch(/<img|<b>/);
  });
});
