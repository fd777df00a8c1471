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
 * only one. So no address gets two policies, and none is under `/*`. Near the host's limit, the pages right below `/en` share a rule.
 * Pages beyond the limit have only their own policy and X-Frame-Options, and the build names their number.
 *
 * @param exceptions policies by address, for pages that carry none themselves
 * @throws Error when an exception names another page
 */
export function headersFile(
  pages: readonly BuiltPage[],
  formMailUrl: string,
  exceptions: Record<string, Policy>,
): string {
  const own = ownRules(pages, formMailUrl, exceptions);
  const except = new Set(pages.filter(({ carriesPolicy }) => !carriesPolicy).map(({ address }) => address));
  const idle = Object.keys(exceptions).filter((address) => !except.has(address));
  if (idle.length > 0)
    throw new Error(
      `No header says the policy of ${idle.join(', ')}: no such page is built without a policy of its own.`,
    );
  const room = hostLimits.rules - common.length - own.length;
  const fine = pagesByPlace(pages, except, () => undefined);
  const places = fine.length <= room ? fine : pagesByPlace(pages, except, levelBelowLanguage);
  const shared = places.map(([place, inline]): [string, Headers] => [
    place,
    { 'Content-Security-Policy': placePolicy(servedAt(place, inline, pages), formMailUrl) },
  ]);
  const cut = places.length - room;
  if (cut > 0)
    console.warn(
      `_headers: a host reads ${hostLimits.rules} rules, so ${cut} pages have no rule there. They carry their policy themselves.`,
    );
  const rules = [...common, ...own, ...shared].slice(0, hostLimits.rules);
  return rules.map(([path, headers]) => rule(path, headers)).join('\n');
}

/** The policies of pages that carry none themselves, by address. */
export function ownPolicies(
  pages: readonly BuiltPage[],
  formMailUrl: string,
  exceptions: Record<string, Policy>,
): [address: string, policy: string][] {
  return pages
    .filter(({ carriesPolicy }) => !carriesPolicy)
    .map(({ address, inline }) => [address, contentPolicy(inline, formMailUrl, exceptions[address])]);
}

/**
 * The rules of pages that carry no policy: each holds the whole one. The pages of a folder share a rule if they are all such pages with
 * the same exceptions and the line fits the host's limit.
 */
function ownRules(
  pages: readonly BuiltPage[],
  formMailUrl: string,
  exceptions: Record<string, Policy>,
): [string, Headers][] {
  const bare = pages.filter(({ carriesPolicy }) => !carriesPolicy);
  const folders = new Set(bare.map(({ address }) => innerFolder(address)));
  const ruleFor = (place: string, members: readonly BuiltPage[], policy?: Policy): [string, Headers] => {
    const inline = members.map((page) => page.inline);
    const served = mergedHashes(servedAt(place, inline, pages));
    return [place, { 'Content-Security-Policy': contentPolicy(served, formMailUrl, policy) }];
  };
  return [...folders].flatMap((folder) => {
    const members = bare.filter(({ address }) => innerFolder(address) === folder);
    const policies = new Set(members.map(({ address }) => JSON.stringify(exceptions[address])));
    const isWhole = pages.filter(({ address }) => innerFolder(address) === folder).length === members.length;
    const together = ruleFor(`${folder}/*`, members, exceptions[members[0]?.address ?? '']);
    const fits = Object.values(together[1]).every(({ length }) => length <= longestPolicy);
    return folder && members.length > 1 && isWhole && policies.size === 1 && fits
      ? [together]
      : members.map((page) => ruleFor(page.address, [page], exceptions[page.address]));
  });
}

/** The inline elements of what is served at a place: a missing page there is answered with the not-found page of its language. */
function servedAt(
  place: string,
  inline: readonly InlineHashes[],
  pages: readonly BuiltPage[],
): readonly InlineHashes[] {
  if (!/\/(\*|:page)$/.test(place)) return inline;
  const notFound = addressOf('/404', readAddress(place).lang);
  return [...inline, ...pages.filter(({ address }) => address === notFound).map((page) => page.inline)];
}

function mergedHashes(pages: readonly InlineHashes[]): InlineHashes {
  const all = (tag: keyof InlineHashes) => [...new Set(pages.flatMap((page) => page[tag]))];
  return { script: all('script'), style: all('style') };
}

/**
 * One policy for several pages. It holds the hashes of all of them if the line fits the host's limit. Otherwise it leaves the styles out:
 * their hashes differ per page, and each page's own policy has them.
 */
function placePolicy(pages: readonly InlineHashes[], formMailUrl: string): string {
  const whole = contentPolicy(mergedHashes(pages), formMailUrl);
  if (whole.length <= longestPolicy) return whole;
  const withoutStyles = whole.replace(/(?:default|style)-src [^;]*; /g, '');
  return `${withoutStyles}; media-src 'none'`;
}

/** Leaves room for the header's name on the line. */
const longestPolicy = hostLimits.characters - 50;

/** The folder of an address within its language: `/en/blog` for `/en/blog/x`, none for `/en/x`. */
function innerFolder(address: string): string | undefined {
  const { lang, route } = readAddress(address);
  const folder = /^\/[^/]+(?=\/)/.exec(route)?.[0];
  return folder && addressOf(folder, lang);
}

/** The place of a page right below a language, as `/en/:page`. The default language has none: its pages stand beside files. */
function levelBelowLanguage(address: string): string | undefined {
  const { lang, route } = readAddress(address);
  const top = addressOf('/', lang);
  return top === '/' || !/^\/[^/]+$/.test(route) ? undefined : `${top}/:page`;
}

/**
 * Pages by folder (`/blog/*`), else by level, else by address. Leaves out the excepted addresses, and lists the pages that share a folder
 * or level with one of them one by one.
 */
function pagesByPlace(
  pages: readonly BuiltPage[],
  except: ReadonlySet<string>,
  levelOf: (address: string) => string | undefined,
): [place: string, pages: InlineHashes[]][] {
  const mixed = new Set([...except].flatMap((address) => [innerFolder(address), levelOf(address)]));
  const places = new Map<string, InlineHashes[]>();
  for (const { address, inline } of pages) {
    const [folder, level] = [innerFolder(address), levelOf(address)];
    // The not-found pages are served at addresses that no rule can name.
    if (except.has(address) || readAddress(address).route === '/404') continue;
    const shared = folder && !mixed.has(folder) ? `${folder}/*` : level && !mixed.has(level) && level;
    const place = shared || address;
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
