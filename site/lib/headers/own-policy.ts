import { contentPolicy, inlineHashes } from './content-policy.ts';

/** Stands in the head of a page until the page is complete and its policy is known. */
export const policyPlaceholder = '%content-policy%';

/**
 * Puts a page's policy where the placeholder stands. A page carries its own policy, rather than a header at its address: the
 * policy holds the hashes of this very page, hosts read a limited number of header rules (Cloudflare Pages a hundred), and a
 * not-found page is served at addresses that nobody knows. Who may frame the page only a header can say: see headers-file.ts.
 */
export function withOwnPolicy(html: string, formMailUrl: string): string {
  if (!html.includes(policyPlaceholder)) return html;
  const policy = () => contentPolicy(inlineHashes(html), formMailUrl).replace(/; frame-ancestors [^;]*/, '');
  return html.replace(policyPlaceholder, policy);
}
