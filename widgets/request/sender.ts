import type { Sender } from '../domain/request/mail.ts';
import type { Services } from '../kit/services.ts';

/** Where a request comes from: page, partner, and what led the visitor here. */
export function senderOf(services: Services, reference: string, partner?: string): Sender {
  const page = services.pageAddress();
  return {
    reference,
    partner: partner ?? sentBy(page, services),
    // A frame written into its host (`srcdoc`) has no address of its own.
    page: page.origin === 'null' ? undefined : page.origin + page.pathname,
    visits: services.visits(),
  };
}

/** On a page of ours: the partner whose widget sent the visitor here, by `?partner=`. Anybody may have written it. */
function sentBy({ origin, searchParams }: URL, services: Services): string | undefined {
  const code = searchParams.get('partner') ?? '';
  return /^[\w.-]{1,40}$/.test(code) && origin === services.ownOrigin() ? code : undefined;
}
