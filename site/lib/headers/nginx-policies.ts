import type { BuiltPage } from '../built-page.ts';
import type { Policy } from './content-policy.ts';
import { ownPolicies } from './headers-file.ts';

/** The name of the file in the build. No host but nginx reads it. */
export const nginxPoliciesFile = '_nginx-policies';

/**
 * Lines of an nginx `map $uri`: the policies of pages that carry none themselves. They hold hashes, so they change with a build, and
 * nobody should have to copy them.
 */
export function nginxPolicies(
  pages: readonly BuiltPage[],
  formMailUrl: string,
  exceptions: Record<string, Policy>,
): string {
  // Both spellings: which one `$uri` holds depends on the location that found the file.
  const lines = ownPolicies(pages, formMailUrl, exceptions).flatMap(([address, policy]) =>
    [address, `${address}.html`].map((uri) => `${uri} "${policy}";`),
  );
  return `# For the map $wrappie_policy of site/hosting/nginx.md.\n${lines.join('\n')}\n`;
}
