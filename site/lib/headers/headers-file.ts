import { addressOf } from '../../../widgets/domain/addresses.ts';
import { readAddress } from '../addresses.ts';
import type { BuiltPage } from '../built-page.ts';
import { earlyBundleFiles } from '../widgets/early-bundles.ts';
import { contentPolicy, type InlineHashes, type Policy } from './content-policy.ts';

type Headers = Record<string, string>;

/** Limits of Cloudflare Pages: the number of rules, and the length of a line. */
export const hostLimits = { rules: 100, characters: 2000 } as const;

const common: [path: string, headers: Headers][] = [
  [
    '/*',
    {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      // Browsers ignore this header where a policy says who may frame the page, as at the courier's address, where any site may.
      'X-Frame-Options': 'SAMEORIGIN',
    },
  ],
  // Not stale while it is fetched anew: after a deploy an old script would ask for chunks that are gone.
  ['/widgets.js', newest()],
  ...earlyBundleFiles.map((path): [string, Headers] => [path, newest()]),
  // The script of a version never changes. The list of versions does.
  ['/widgets/:version/widgets.js', { ...forAnyPage(), ...immutable() }],
  ['/widgets/integrity.json', { ...forAnyPage(), 'Cache-Control': 'public, max-age=300' }],
  ['/embed.js', { ...forAnyPage(), 'Cache-Control': 'public, max-age=3600' }],
  ['/custom-elements.json', forAnyPage()],
  ['/widgets.d.ts', { ...forAnyPage(), ...plainText() }],
  // Also the JSON among them, because the host allows no more rules.
  ['/widget-types/*', { ...forAnyPage(), ...plainText() }],
  ['/assets/*', { ...forAnyPage(), ...immutable() }],
  ['/again/*', { ...forAnyPage(), ...immutable() }],
  ['/fonts/*', { ...forAnyPage(), ...immutable() }],
  ['/pictures/*', immutable()],
  // Pictures of the visualiser. A new edition gets a new number.
  ['/rooms/*', { ...forAnyPage(), ...immutable() }],
];

/**
 * The `_headers` file, in the format that Netlify and Cloudflare Pages read.
 *
 * A page carries its own policy too (own-policy.ts). These rules repeat it, once for each folder and for each page outside a folder, and
 * add who may frame the page, which only a header can say. When several rules match an address, one host combines them and another uses
 * only one. So no address gets two policies, and none is under `/*`. Pages beyond the host's limit have only their own policy and
 * X-Frame-Options.
 *
 * @param exceptions policies by address, for pages that carry none themselves
 * @throws Error when an exception names another page
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
  // A missing page in a folder is answered with the not-found page of its language, so the folder's policy must allow that page too.
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
 * One policy for several pages. It holds the hashes of all of them if the line fits the host's limit. Otherwise it leaves the styles out:
 * their hashes differ per page, and each page's own policy has them.
 */
function placePolicy(pages: readonly InlineHashes[], formMailUrl: string): string {
  const all = (tag: keyof InlineHashes) => [...new Set(pages.flatMap((page) => page[tag]))];
  const whole = contentPolicy({ script: all('script'), style: all('style') }, formMailUrl);
  if (whole.length <= longestPolicy) return whole;
  const withoutStyles = whole.replace(/(?:default|style)-src [^;]*; /g, '');
  return `${withoutStyles}; media-src 'none'`;
}

/** Leaves room for the header's name on the line. */
const longestPolicy = hostLimits.characters - 50;

/** The folder of an address within its language: `/en/blog` for `/en/blog/x`, none for `/en/x`. */
function innerFolder(address: string): string | undefined {
  const { lang, route } = readAddress(address);
  const folder = outerFolder(route);
  return folder && addressOf(folder, lang);
}

/** The top folder of an address: `/en` for every English page. */
function outerFolder(address: string): string | undefined {
  return /^\/[^/]+(?=\/)/.exec(address)?.[0];
}

/**
 * Pages by folder (`/blog/*`), and pages outside a folder by address. Leaves out the excepted addresses, and lists the pages of their
 * folders one by one.
 */
function pagesByPlace(
  pages: readonly BuiltPage[],
  except: ReadonlySet<string>,
  folderOf: (address: string) => string | undefined,
): [place: string, pages: InlineHashes[]][] {
  const mixed = new Set([...except].map(folderOf));
  const places = new Map<string, InlineHashes[]>();
  for (const { address, inline } of pages) {
    const folder = folderOf(address);
    // The not-found pages are served at addresses that no rule can name.
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

/** For files that partners' pages load. */
function forAnyPage(): Headers {
  return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
}

/** For typings: servers take a file `.ts` for a film. */
function plainText(): Headers {
  return { 'Content-Type': 'text/plain; charset=utf-8' };
}

/** For scripts whose address stays when their content changes. */
function newest(): Headers {
  return { ...forAnyPage(), 'Cache-Control': 'public, max-age=300' };
}

/** For addresses whose content never changes, because their name holds a hash or a version. */
function immutable(): Headers {
  return { 'Cache-Control': 'public, max-age=31536000, immutable' };
}
