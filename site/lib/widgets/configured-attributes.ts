import type { Environment } from '../environment.ts';

/** What the environment, rather than the content of a page, decides of a widget on our pages. */
export function configuredAttributes(tag: string, { partnerEndpoint }: Environment): Record<string, string> {
  return tag === 'wrap-partner-form' && partnerEndpoint ? { endpoint: partnerEndpoint } : {};
}
