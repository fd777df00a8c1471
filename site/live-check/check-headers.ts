import { fetchPage } from './fetch-page.ts';
import { type Check, outcome } from './outcome.ts';

/** The headers of every page (`site/lib/headers/headers-file.ts`). */
const expected: [name: string, pattern: RegExp][] = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['cache-control', /max-age=0|no-cache|must-revalidate/],
];

/** Checks that the home page is sent with our headers, compressed, and over https only. */
export const checkHeaders: Check = async (origin) => {
  const { headers } = await fetchPage(`${origin}/`);
  const secure = origin.startsWith('https:');
  const framed = `${headers.get('content-security-policy')} ${headers.get('x-frame-options')}`;
  return [
    outcome('https', secure, 'the address is not https'),
    ...(secure ? await checkHttps(origin, headers) : []),
    ...expected.map(([name, pattern]) =>
      outcome(name, pattern.test(headers.get(name) ?? ''), `it is ${headers.get(name) ?? 'not sent'}`),
    ),
    outcome(
      'nobody else may frame our pages',
      /frame-ancestors 'self'|sameorigin/i.test(framed),
      'neither frame-ancestors nor X-Frame-Options says so',
    ),
    outcome(
      'pages are compressed',
      Boolean(headers.get('content-encoding')),
      'no content-encoding: has the host compression?',
    ),
  ];
};

async function checkHttps(origin: string, headers: Headers) {
  const plain = await fetchPage(origin.replace(/^https/, 'http'));
  return [
    outcome(
      'http leads to https',
      plain.status >= 301 &&
        plain.status <= 308 &&
        Boolean(plain.headers.get('location')?.startsWith('https:')),
      `status ${plain.status}, to ${plain.headers.get('location')}`,
    ),
    outcome(
      'strict-transport-security',
      /max-age=\d{7,}/.test(headers.get('strict-transport-security') ?? ''),
      `it is ${headers.get('strict-transport-security') ?? 'not sent'}`,
    ),
  ];
}
