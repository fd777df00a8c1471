import type { Page, Response } from 'playwright';
import type { CourierConfig } from '../../widgets/adapters/courier/courier-config.ts';

/**
 * What the services answer to the courier of a page, as its browser sees it. A status is absent where it saw none: the
 * service is down, or a policy or CORS is in the way.
 */
export interface ServiceAnswers {
  /** Of the register to the request. */
  registered?: number;
  /** The fields of the request that the register got. */
  fields?: Record<string, string>;
  /** Of the storage to the last photo. */
  uploaded?: number;
  /** Of the mail service, where it did not redirect. */
  refusedMail?: number;
  /** What the browser said of an address that a policy forbids. */
  forbidden?: string;
  /** Whether the mail service redirected to our page. Pending as long as it does not answer. */
  mailed: Promise<boolean>;
}

/** Notes the answers of the services from now on. */
export function watchServices(page: Page, { formMailUrl, storage }: CourierConfig): ServiceAnswers {
  let settleMail: (accepted: boolean) => void = () => {};
  const answers: ServiceAnswers = { mailed: new Promise((resolve) => (settleMail = resolve)) };
  page.on('response', (response: Response) => {
    const request = response.request();
    const { pathname, searchParams } = new URL(response.url());
    const status = response.status();
    if (pathname === '/bezorgen' && searchParams.get('success') === 'true') return settleMail(true);
    if (request.method() !== 'POST') return;
    if (storage && response.url() === `${storage.url}/rest/v1/requests`) {
      answers.registered = status;
      answers.fields = request.postDataJSON().fields;
    } else if (storage && response.url().startsWith(`${storage.url}/storage/v1/object/`)) {
      answers.uploaded = status;
    } else if (response.url().startsWith(formMailUrl) && (status < 300 || status >= 400)) {
      answers.refusedMail = status;
      settleMail(false);
    }
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) answers.forbidden ??= message.text();
  });
  return answers;
}
