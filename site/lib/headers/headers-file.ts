import { addressOf } from '../../../widgets/domain/addresses.ts';
import { readAddress } from '../addresses.ts';
import type { BuiltPage } from '../built-page.ts';
import { contentPolicy, type InlineHashes, type Policy } from './content-policy.ts';

type Headers = Record<string, string>;

/** What Cloudflare Pages reads of the file: so many rules, and lines so long. */
export const hostLimits = { rules: 100, characters: 2000 } as const;

const common: [path: string, headers: Headers][] = [
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
  // A version never changes; which ones there are does.
  ['/widgets/:version/widgets.js', { ...forAnyPage(), ...immutable() }],
  ['/widgets/integrity.json', { ...forAnyPage(), 'Cache-Control': 'public, max-age=300' }],
  ['/custom-elements.json', forAnyPage()],
  ['/widgets.d.ts', forAnyPage()],
  ['/widget-types/*', forAnyPage()],
  ['/assets/*', { ...forAnyPage(), ...immutable() }],
  ['/again/*', { ...forAnyPage(), ...immutable() }],
  ['/fonts/*', { ...forAnyPage(), ...immutable() }],
  ['/pictures/*', immutable()],
  // Of the visualiser: an edition has a number of its own.
  ['/rooms/*', { ...forAnyPage(), ...immutable() }],
];

/**
 * The `_headers` file, in the format that Netlify and Cloudflare Pages read.
 *
 * A page carries its own policy too (own-policy.ts): these rules say the same once for each folder and each page that lies in
 * none, and add who may frame it, which only a header can say. Rules that match one address add up on one host and replace
 * each other on another, so no address gets two policies: none stands under `/*`. Pages beyond the host's limit keep to what
 * they carry, and to X-Frame-Options.
 *
 * @param exceptions policies by address, of pages that carry none themselves
 * @throws Error when an exception is for any other page
 */
export function headersFile(
  pages: readonly BuiltPage[],
  formMailUrl: string,
  exceptions: Record<string, Policy>,
): string {
  const own = pages
    .filter(({ carriesPolicy }) => !carriesPolicy)
    .map(({ address, inline }): [string, Headers] => [
      address,
      { 'Content-Security-Policy': contentPolicy(inline, formMailUrl, exceptions[address]) },
    ]);
  const except = new Set(own.map(([address]) => address));
  const idle = Object.keys(exceptions).filter((address) => !except.has(address));
  if (idle.length > 0)
    throw new Error(
      `No header says the policy of ${idle.join(', ')}: no such page is built without a policy of its own.`,
    );
  const room = hostLimits.rules - common.length - own.length;
  const fine = pagesByPlace(pages, except, innerFolder);
  const places = fine.length <= room ? fine : pagesByPlace(pages, except, outerFolder);
  // What is not there, in a folder, is answered with the not-found page of its language.
  const notFound = (place: string) =>
    pages.filter(({ address }) => address === addressOf('/404', readAddress(place).lang));
  const shared = places.map(([place, inline]): [string, Headers] => {
    const served = place.endsWith('/*') ? [...inline, ...notFound(place).map((page) => page.inline)] : inline;
    return [place, { 'Content-Security-Policy': placePolicy(served, formMailUrl) }];
  });
  const rules = [...common, ...own, ...shared].slice(0, hostLimits.rules);
  return rules.map(([path, headers]) => rule(path, headers)).join('\n');
}

/**
 * One policy for several pages: with the hashes of all of them where the line is not too long for a host, else without a word
 * on styles, whose hashes differ from page to page and stand in each page's own policy.
 */
function placePolicy(pages: readonly InlineHashes[], formMailUrl: string): string {
  const all = (tag: keyof InlineHashes) => [...new Set(pages.flatMap((page) => page[tag]))];
  const whole = contentPolicy({ script: all('script'), style: all('style') }, formMailUrl);
  if (whole.length <= longestPolicy) return whole;
  const withoutStyles = whole.replace(/(?:default|style)-src [^;]*; /g, '');
  return `${withoutStyles}; media-src 'none'`;
}

/** Leaves room on the line for the header's name. */
const longestPolicy = hostLimits.characters - 50;

/** The folder within a language: `/en/blog` of `/en/blog/x`, none of `/en/x`. */
function innerFolder(address: string): string | undefined {
  const { lang, route } = readAddress(address);
  const folder = outerFolder(route);
  return folder && addressOf(folder, lang);
}

/** The folder at the top; of another language than the first it is the language's. */
function outerFolder(address: string): string | undefined {
  return /^\/[^/]+(?=\/)/.exec(address)?.[0];
}

/** Pages by folder (`/blog/*`), and those that lie in none by their address, leaving out the addresses given and their folders. */
function pagesByPlace(
  pages: readonly BuiltPage[],
  except: ReadonlySet<string>,
  folderOf: (address: string) => string | undefined,
): [place: string, pages: InlineHashes[]][] {
  const mixed = new Set([...except].map(folderOf));
  const places = new Map<string, InlineHashes[]>();
  for (const { address, inline } of pages) {
    const folder = folderOf(address);
    // These not-found pages are served at addresses that no rule can name.
    if (except.has(address) || readAddress(address).route === '/404') continue;
    const place = folder && !mixed.has(folder) ? `${folder}/*` : address;
    places.get(place)?.push(inline) ?? places.set(place, [inline]);
  }
  return [...places].sort(
    ([a], [b]) => Number(b.endsWith('/*')) - Number(a.endsWith('/*')) || a.localeCompare(b),
  );
}

function rule(path: string, headers: Headers): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/** What partners' pages load. */
function forAnyPage(): Headers {
  return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
}

/** What is at the address never changes: its name holds a hash of it, or a version. */
function immutable(): Headers {
  return { 'Cache-Control': 'public, max-age=31536000, immutable' };
}
