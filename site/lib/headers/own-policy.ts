import { contentPolicy, inlineHashes } from './content-policy.ts';

/** A placeholder in the head of a page, until the page is complete and its policy is known. */
export const policyPlaceholder = '%content-policy%';

/**
 * Replaces the placeholder by the page's policy. A page carries its own policy rather than a header at its address: the policy holds the
 * hashes of this page, hosts limit the number of header rules (Cloudflare Pages to a hundred), and a not-found page is served at unknown
 * addresses. Only a header can say who may frame the page: see headers-file.ts.
 */
export function withOwnPolicy(html: string, formMailUrl: string): string {
  if (!html.includes(policyPlaceholder)) return html;
  const policy = () => contentPolicy(inlineHashes(html), formMailUrl).replace(/; frame-ancestors [^;]*/, '');
  return html.replace(policyPlaceholder, policy);
}
