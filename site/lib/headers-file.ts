import { contentPolicy, type Policy } from './content-policy.ts';

/** A page as it was written. */
export interface BuiltPage {
  /** Address without a slash at the end. */
  address: string;
  html: string;
}

const shared = {
  '/*': {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  },
  '/widgets.js': { ...forAnyPage(), 'Cache-Control': 'public, max-age=300, stale-while-revalidate=86400' },
  '/assets/*': { ...forAnyPage(), ...immutable() },
  '/fonts/*': { ...forAnyPage(), ...immutable() },
  '/pictures/*': immutable(),
};

/**
 * The `_headers` file, in the format that Netlify and Cloudflare Pages read. Several matching rules add up there, so each
 * page's policy stands at its own address only, and never under `/*`.
 */
export function headersFile(
  pages: readonly BuiltPage[],
  formMailUrl: string,
  exceptions: Record<string, Policy>,
): string {
  const rules = Object.entries<object>(shared).map(([path, headers]) => rule(path, headers));
  for (const { address, html } of pages) {
    // A not-found page carries its policy itself: nobody knows its address.
    if (html.includes('http-equiv="Content-Security-Policy"')) continue;
    rules.push(
      rule(address, {
        'Content-Security-Policy': contentPolicy(html, formMailUrl, exceptions[address]),
        'Cache-Control': 'public, max-age=0, must-revalidate',
      }),
    );
  }
  return rules.join('\n');
}

function rule(path: string, headers: object): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
}

/** What partners' pages load. */
function forAnyPage() {
  return { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
}

/** The name holds a hash of the content. */
function immutable() {
  return { 'Cache-Control': 'public, max-age=31536000, immutable' };
}
