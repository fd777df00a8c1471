import { contentPolicy } from './content-policy.ts';

/** Stands in the head of a page whose address nobody knows beforehand. */
export const policyPlaceholder = '%content-policy%';

/** A not-found page is served at any address, so no header rule can carry its policy: it carries its own. */
export function withOwnPolicy(html: string, formMailUrl: string): string {
  // A policy in the page cannot say who may frame it: browsers would warn.
  const policy = () => contentPolicy(html, formMailUrl).replace(/; frame-ancestors [^;]*/, '');
  return html.replace(policyPlaceholder, policy);
}
