import { createHash } from 'node:crypto';

/** Sources by directive, as in `{ 'frame-ancestors': ['*'] }`. */
export type Policy = Record<string, readonly string[]>;

/** Hash sources of inline elements, in the format of a policy. */
export interface InlineHashes {
  script: readonly string[];
  style: readonly string[];
}

/**
 * The Content-Security-Policy of a page. It allows what the site itself serves, the inline styles and scripts of the page, and the
 * exceptions, and forbids everything else.
 *
 * @param exceptions directives that replace the usual ones; hashes are still added
 */
export function contentPolicy(inline: InlineHashes, formMailUrl: string, exceptions: Policy = {}): string {
  const policy: Policy = { ...usual(formMailUrl), ...exceptions };
  const hashed: Policy = {
    ...policy,
    'script-src': [...(policy['script-src'] ?? []), ...inline.script],
    'style-src': [...(policy['style-src'] ?? []), ...inline.style],
  };
  return Object.entries(hashed)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** The inline elements of a page, also those in declarative shadow roots. */
export function inlineHashes(html: string): InlineHashes {
  return { script: hashes(html, 'script'), style: hashes(html, 'style') };
}

/** The hash source of an inline element's text, in the format of a policy. */
export function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The origin of an address on another site; empty for a path on our own. */
export function originsOf(...addresses: string[]): string[] {
  return [
    ...new Set(
      addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin),
    ),
  ];
}

function usual(formMailUrl: string): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...originsOf(formMailUrl)],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'"],
  };
}

function hashes(html: string, tag: 'script' | 'style'): string[] {
  const inline = [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))];
  const run = inline.filter(
    ([, attributes = '']) => !/\ssrc=|type="(?:application\/(?:ld\+)?json|text\/plain)"/.test(attributes),
  );
  return [...new Set(run.map(([, , content = '']) => hashOf(content)))];
}
