import { readFileSync } from 'node:fs';
import { twinsOf } from '../lib/addresses.ts';
import { fetchPage } from './fetch-page.ts';
import { type Check, type Outcome, outcome } from './outcome.ts';

/** Addresses of no page, and the language in which that is said. */
const nowhere = ['/bestaat-niet', '/blog/bestaat-niet'].flatMap(twinsOf);

/** Other spellings lead to the one address of a page, old addresses to new ones, and what is nowhere is a 404 in its language. */
export const checkAddresses: Check = async (origin) => [
  ...(await Promise.all(nowhere.map(([language, path]) => checkNowhere(origin, path, language)))),
  ...(await Promise.all(
    [
      ...redirects(),
      { from: '/over-ons/', to: '/over-ons', status: undefined },
      { from: '/over-ons.html', to: '/over-ons', status: undefined },
    ].map((rule) => checkRedirect(origin, rule)),
  )),
];

async function checkNowhere(origin: string, path: string, language: string): Promise<Outcome> {
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
  /** Any that redirects, where the host decides. */
  status: number | undefined;
}

async function checkRedirect(origin: string, { from, to, status: wanted }: Redirect): Promise<Outcome> {
  const { status, headers } = await fetchPage(origin + from);
  const location = headers.get('location');
  const arrived = location ? new URL(location, origin) : undefined;
  const isThere = arrived?.href === new URL(to, origin).href;
  const isRedirect = wanted ? status === wanted : status >= 301 && status <= 308;
  return outcome(`${from} leads to ${to}`, isThere && isRedirect, `status ${status}, to ${location}`);
}

/** Those of `public/_redirects` that are no pattern. */
function redirects(): Redirect[] {
  return readFileSync('public/_redirects', 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/))
    .filter(
      ([from = '', , status = '']) => from.startsWith('/') && !/[*:]/.test(from) && /^30\d/.test(status),
    )
    .map(([from = '', to = '', status = '']) => ({ from, to, status: Number.parseInt(status, 10) }));
}
