import type { Sender } from '../domain/request/mail.ts';
import type { Ports } from '../kit/ports.ts';

/** Where a request comes from: page, partner, and visits. */
export function senderOf(ports: Ports, reference: string, partner?: string): Sender {
  const page = ports.pageAddress();
  return {
    reference,
    partner: partner ?? sentBy(page, ports),
    // A frame that was written into its host (`srcdoc`) has no address of its own.
    page: page.origin === 'null' ? undefined : page.origin + page.pathname,
    visits: ports.visits(),
  };
}

/** The partner whose widget led the visitor to one of our pages with `?partner=`. Anyone can write that parameter. */
function sentBy({ origin, searchParams }: URL, ports: Ports): string | undefined {
  const code = searchParams.get('partner') ?? '';
  return /^[\w.-]{1,40}$/.test(code) && origin === ports.ownOrigin() ? code : undefined;
}
