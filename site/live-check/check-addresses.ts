import { readFileSync } from 'node:fs';
import { twinsOf } from '../lib/addresses.ts';
import { fetchPage } from './fetch-page.ts';
import { type Check, type Outcome, outcome } from './outcome.ts';

/** Addresses without a page, with the language of their not-found page. */
const missingPages = ['/bestaat-niet', '/blog/bestaat-niet'].flatMap(twinsOf);

/**
 * Checks that other spellings redirect to the one address of a page, that old addresses redirect to new ones, and that a missing page is a
 * 404 in its language.
 */
export const checkAddresses: Check = async (origin) => [
  ...(await Promise.all(missingPages.map(([language, path]) => checkMissingPage(origin, path, language)))),
  ...(await Promise.all(
    [
      ...redirects(),
      { from: '/over-ons/', to: '/over-ons', status: undefined },
      { from: '/over-ons.html', to: '/over-ons', status: undefined },
    ].map((rule) => checkRedirect(origin, rule)),
  )),
];

async function checkMissingPage(origin: string, path: string, language: string): Promise<Outcome> {
  const { status, text } = await fetchPage(origin + path);
  const said = /<html lang="(\w+)"/.exec(text)?.[1];
  return outcome(
    `${path} is not there, in ${language}`,
    status === 404 && said === language,
    `status ${status}, in ${said}`,
  );
}

interface Redirect {
  from: string;
  to: string;
  /** Undefined: any redirect status, because the host decides. */
  status: number | undefined;
}

async function checkRedirect(origin: string, { from, to, status: expected }: Redirect): Promise<Outcome> {
  const { status, headers } = await fetchPage(origin + from);
  const location = headers.get('location');
  const arrived = location ? new URL(location, origin) : undefined;
  const isThere = arrived?.href === new URL(to, origin).href;
  const isRedirect = expected ? status === expected : status >= 301 && status <= 308;
  return outcome(`${from} leads to ${to}`, isThere && isRedirect, `status ${status}, to ${location}`);
}

/** The rules of `public/_redirects` without a pattern. */
function redirects(): Redirect[] {
  return readFileSync('public/_redirects', 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/))
    .filter(
      ([from = '', , status = '']) => from.startsWith('/') && !/[*:]/.test(from) && /^30\d/.test(status),
    )
    .map(([from = '', to = '', status = '']) => ({ from, to, status: Number.parseInt(status, 10) }));
}
