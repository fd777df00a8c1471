import type { Sender } from '../domain/request/mail.ts';
import { partnerIn } from '../domain/request/visit.ts';
import type { Ports } from '../kit/ports.ts';

/** Where a request comes from: page, partner, and visits. */
export async function senderOf(ports: Ports, reference: string, partner?: string): Promise<Sender> {
  const page = ports.pageAddress();
  const visits = await ports.visits();
  // On our own pages, a partner's link has brought the code: to this page, or to an earlier one of the visit.
  const isOurs = page.origin === ports.ownOrigin();
  return {
    reference,
    partner: partner ?? (isOurs ? (partnerIn(page) ?? visits.partner) : undefined),
    // A frame that was written into its host (`srcdoc`) has no address of its own.
    page: page.origin === 'null' ? undefined : page.origin + page.pathname,
    visits,
  };
}
