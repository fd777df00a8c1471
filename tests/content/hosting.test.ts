import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { addressOfFile } from '../../site/lib/addresses.ts';
import { hostLimits } from '../../site/lib/headers/headers-file.ts';
import { headersFor, parseHeaders } from '../../site/preview/headers-file.ts';
import { readNginxConfig } from '../support/nginx-config.ts';
import { dist } from './built-pages.ts';

/* What the pages of site/hosting/ tell a host, against what the build writes for the hosts that read it. */

const hosting = join(import.meta.dirname, '../../site/hosting');
const { rules } = parseHeaders(readFileSync(join(dist, '_headers'), 'utf8'));
const redirects = readFileSync(join(dist, '_redirects'), 'utf8')
  .split('\n')
  .map((line) => line.split(' '))
  .filter(([from]) => from?.startsWith('/'));
const nginx = readNginxConfig(join(hosting, 'nginx.md'), dist);

/** The files of the build that a visitor may get. */
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
  .map((entry) => join(entry.parentPath, entry.name).slice(dist.length));

/** What `_headers` says of a file. A host adds its own rule for the cache where that says nothing. */
function built(file: string): Record<string, string> {
  const address = file.endsWith('.html') ? addressOfFile(file) : file;
  return {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ...Object.fromEntries(headersFor(rules, address)),
  };
}

describe('nginx sends the headers that other hosts read in `_headers`', () => {
  const policy = 'Content-Security-Policy';
  const ancestors = (text = '') => /frame-ancestors [^;]*/.exec(text)?.[0];

  it('for every file', () => {
    const different = files.filter((file) => {
      const [sent, wanted] = [nginx.headersOf(file), built(file)].map(
        ({ [policy]: _, 'Content-Type': __, ...others }) => JSON.stringify(Object.entries(others).sort()),
      );
      return sent !== wanted;
    });
    expect(different).toEqual([]);
  });

  it('and the type of the typings, which it would serve as video', () => {
    expect(built('/widgets.d.ts')['Content-Type']).toMatch(/^text\/plain/);
    expect(nginx.text).toMatch(/^ *text\/plain +txt ts;/m);
  });

  it('with the whole policy of a page that carries none, and with who may frame any other', () => {
    const different = files
      .filter((file) => file.endsWith('.html'))
      .filter((file) => {
        const [sent, wanted] = [nginx.headersOf(file)[policy], built(file)[policy]];
        return readFileSync(join(dist, file), 'utf8').includes('http-equiv="Content-Security-Policy"')
          ? ancestors(sent) !== (ancestors(wanted) ?? "frame-ancestors 'self'")
          : ancestors(sent) !== ancestors(wanted) || !allows(wanted, sent);
      });
    expect(different).toEqual([]);
  });
});

/** Whether a policy, which may be that of a folder, allows a page what the page's own policy allows. */
function allows(folder = '', page = ''): boolean {
  const sourcesOf = (policy: string) =>
    new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));
  const shared = sourcesOf(folder);
  return [...sourcesOf(page)].every(([directive, sources]) =>
    sources.every((source) => shared.get(directive)?.includes(source)),
  );
}

test.each(redirects)('nginx answers %s with %s, status %s', (from = '', to = '', status = '') => {
  const place = status === '404' ? from.replace('*', '') : `= ${from}`;
  const [, body = ''] = new RegExp(`^ *location ${place} +\\{([^}]*)\\}`, 'm').exec(nginx.text) ?? [];
  expect(body).toContain(status === '404' ? `error_page 404 ${to};` : `return ${status} ${to};`);
});

const pages = readdirSync(hosting).map((name) => [name, readFileSync(join(hosting, name), 'utf8')] as const);
const checks = pages.flatMap(([name, text]) =>
  [...text.matchAll(/^curl \S+ https:\/\/[^/]+(\S+) \| grep -i 'frame-ancestors' +# (.*)$/gm)].map(
    ([, path = '', answer = '']) => [name, path, answer] as const,
  ),
);

test.each(checks)('%s says who may frame %s: %s', (_, path, answer) => {
  expect(built(`${path}.html`)['Content-Security-Policy']).toMatch(
    new RegExp(`frame-ancestors ${answer.replace('*', '\\*')}$`),
  );
});

test('one of them is a page for frames', () => {
  expect(checks.map(([, path]) => path)).toContainEqual(expect.stringMatching(/^\/embed\//));
});

test('the limits of Cloudflare Pages are those that the build keeps to', () => {
  const [, text = ''] = pages.find(([name]) => name === 'cloudflare-pages.md') ?? [];
  const { rules, characters } = hostLimits;
  expect(text).toContain(`at most ${rules} header rules, and ${characters.toLocaleString('en')} characters`);
});
