import type { MailField } from '../../domain/request/mail.ts';
import { mailFields } from '../../mail-fields.ts';
import { type CourierConfig, readConfig } from './courier-config.ts';
import { allowedFields, type FromCourier, readMessage, type ToCourier, tooLong } from './protocol.ts';
import { noteMail, register } from './register.ts';
import { registerAndCarry } from './register-and-carry.ts';
import { type RegisterRow, registerRow } from './register-row.ts';
import { showQuestion } from './show-question.ts';

/*
 * The script of `/bezorgen`. The page stands in a hidden frame on any host's page. It sends requests and photos to the services that its
 * own configuration names, and reports only to the page that opened it.
 * Loaded with `?success=true&ref=…` it is the page that the form-mail service redirects to: then it reports the receipt.
 */

const query = new URLSearchParams(location.search);
const reference = query.get('ref');

if (parent !== window) {
  if (query.get('success') === 'true' && reference) {
    parent.postMessage({ wrappie: 'receipt', reference } satisfies FromCourier, location.origin);
  } else listen(readConfig());
}

const allowed = new Set([...allowedFields, ...mailFields]);

function listen(config: CourierConfig): void {
  const uploads = new Map<string, AbortController>();
  /** The requests that are mailed in a tab. */
  const rows = new Map<string, RegisterRow>();

  addEventListener('message', async ({ source, origin, data }: MessageEvent) => {
    if (source !== parent) return;
    const message = readMessage<ToCourier>(data);
    const answer = (reply: FromCourier) => parent.postMessage(reply, origin);
    if (message?.wrappie === 'deliver') {
      const reference = String(message.reference);
      const fields = carried(message.fields);
      const refused = tooLong(fields);
      // A mail without what the visitor wrote must not be called sent.
      if (refused.length > 0) return answer({ wrappie: 'blocked', reference, refused });
      const row = registerRow(reference, fields, hostOf(origin), message.language);
      const { keepsFrame, canAsk, language } = message;
      const ask = (frame: HTMLIFrameElement) => canAsk && showQuestion(frame, reference, language, answer);
      registerAndCarry(config, row, withHost(fields, origin), Boolean(keepsFrame), answer, ask);
    } else if (message?.wrappie === 'register') {
      const reference = String(message.reference);
      const row = registerRow(reference, carried(message.fields), hostOf(origin), message.language);
      const registration = config.storage ? await register(config.storage, row) : 'refused';
      if (registration !== 'refused') rows.set(reference, row);
      answer(
        registration === 'stored'
          ? { wrappie: 'receipt', reference, by: 'register', mailed: false }
          : { wrappie: 'unregistered', reference },
      );
    } else if (message?.wrappie === 'mailed') {
      const row = rows.get(message.reference);
      if (row && config.storage) noteMail(config.storage, row);
      answer({ wrappie: 'noted', reference: String(message.reference) });
    } else if (message?.wrappie === 'describe') answer(describe(config));
    else if (message?.wrappie === 'cancel') uploads.get(message.id)?.abort();
    else if (message?.wrappie === 'upload') {
      const { id, name, blob } = message;
      const controller = new AbortController();
      uploads.set(id, controller);
      const onProgress = (fraction: number) => answer({ wrappie: 'progress', id, fraction });
      try {
        // The storage client is loaded with the first photo, and never without one.
        const { store } = await import('./store-photo.ts');
        const url = await store(config.storage, name, blob, { onProgress, signal: controller.signal });
        answer({ wrappie: 'uploaded', id, url: url ?? null });
      } catch (error) {
        const { statusCode, retryAfter } = error as { statusCode?: string; retryAfter?: number };
        const status = Number(statusCode) || undefined;
        answer({ wrappie: 'upload-failed', id, reason: String(error), status, retryAfter });
      }
      uploads.delete(id);
    }
  });
  // The message says only that the page is ready, so any origin may read it.
  parent.postMessage({ wrappie: 'ready' } satisfies FromCourier, '*');
}

/** The fields that the courier accepts. */
function carried(fields: readonly MailField[]): MailField[] {
  return fields.filter(([name]) => allowed.has(name));
}

/** The fields of the mail, with the site that our frame stands in: the browser says so, and no page can pretend another. */
function withHost(fields: readonly MailField[], origin: string): MailField[] {
  const host = hostOf(origin);
  return host === location.origin ? [...fields] : [...fields, ['embedded_on', host]];
}

/**
 * The origin of the site that the widget is on. Our own page in another site's frame counts as that site, where the browser tells it.
 *
 * @param origin of the page that sent the message
 */
function hostOf(origin: string): string {
  const above = [...(location.ancestorOrigins ?? [])];
  return above.find((each) => each !== location.origin) ?? origin;
}

/** Where requests and photos go, for the doctor's report on a request that does not arrive. */
function describe({ formMailUrl, storage }: CourierConfig): FromCourier {
  const originOf = (address: string) => new URL(address, location.origin).origin;
  return {
    wrappie: 'description',
    formMail: originOf(formMailUrl),
    ...(storage ? { photos: originOf(storage.url) } : {}),
  };
}
