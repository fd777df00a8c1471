import { contentPolicy, type Policy } from './content-policy.ts';

/** A page as it was written. */
export interface BuiltPage {
  /** Address without a slash at the end. */
  address: string;
  html: string;
}

type Headers = Record<string, string>;

/** What Cloudflare Pages reads of the file: so many rules, and lines so long. */
export const hostLimits = { rules: 100, characters: 2000 } as const;

const shared: [path: string, headers: Headers][] = [
  [
    '/*',
    {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      // Browsers pass this over wherever a policy says who may frame the page: at the courier's address one allows anybody.
      'X-Frame-Options': 'SAMEORIGIN',
    },
  ],
  ['/widgets.js', { ...forAnyPage(), 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400' }],
  ['/assets/*', { ...forAnyPage(), ...immutable() }],
  ['/fonts/*', { ...forAnyPage(), ...immutable() }],
  ['/pictures/*', immutable()],
];

/**
 * The `_headers` file, in the format that Netlify and Cloudflare Pages read.
 *
 * A page carries its own policy (own-policy.ts) but for who may frame it, which only a header can say. Rules that match one
 * address add up on one host and replace each other on another, so no address gets two policies: none stands under `/*`, but one
 * at each folder and each page that lies in none. Pages beyond the host's limit keep to X-Frame-Options, which says the same.
 */
export function headersFile(
  pages: readonly BuiltPage[],
  formMailUrl: string,
  exceptions: Record<string, Policy>,
): string {
  const own = pages
    .filter(({ html }) => !carriesPolicy(html))
    .map(({ address, html }): [string, Headers] => [
      address,
      { 'Content-Security-Policy': contentPolicy(html, formMailUrl, exceptions[address]) },
    ]);
  const framing = placesOf(pages, new Set(own.map(([address]) => address))).map(
    (place): [string, Headers] => [place, { 'Content-Security-Policy': "frame-ancestors 'self'" }],
  );
  const rules = [...shared, ...own, ...framing].slice(0, hostLimits.rules);
  return rules.map(([path, headers]) => rule(path, headers)).join('\n');
}

/** Folders as `/blog/*`, then the pages that lie in none of them, leaving out those at the addresses given and their folders. */
function placesOf(pages: readonly BuiltPage[], except: ReadonlySet<string>): string[] {
  const folderOf = (address: string) => /^\/[^/]+(?=\/)/.exec(address)?.[0];
  const mixed = new Set([...except].map(folderOf));
  const places = pages
    .map(({ address }) => address)
    .filter((address) => !except.has(address) && !address.endsWith('/404'))
    .map((address) => {
      const folder = folderOf(address);
      return folder && !mixed.has(folder) ? `${folder}/*` : address;
    });
  return [...new Set(places)].sort(
    (a, b) => Number(b.endsWith('/*')) - Number(a.endsWith('/*')) || a.localeCompare(b),
  );
}

function carriesPolicy(html: string): boolean {
  return html.includes('http-equiv="Content-Security-Policy"');
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/** What partners' pages load. */
function forAnyPage(): Headers {
  return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
}

/** The name holds a hash of the content. */
function immutable(): Headers {
  return { 'Cache-Control': 'public, max-age=31536000, immutable' };
}
