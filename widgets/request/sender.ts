import type { Sender } from '../domain/mail.ts';
import type { Services } from '../kit/services.ts';

/** Where a request comes from: page, partner, and what led the visitor here. */
export function senderOf(services: Services, reference: string, partner?: string): Sender {
  const page = services.pageAddress();
  return {
    reference,
    partner,
    // A frame written into its host (`srcdoc`) has no address of its own.
    page: page.origin === 'null' ? undefined : page.origin + page.pathname,
    visits: services.visits(),
  };
}
