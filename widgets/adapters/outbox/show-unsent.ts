import { valuesOf } from './values-of.ts';

const tag = 'wrap-unsent-requests';
/** On a device that visitors share, the request would be offered to another visitor. */
const unwanted = `${tag},[mode=kiosk]`;

/** As in `domain/request/outbox-time.ts`: sharing it with the outbox would take a file of its own. */
const outboxTime = 30 * 24 * 3600 * 1000;

/**
 * Adds the notice of unsent requests to the page, if there are any: one notice, however many widgets the page has, and none beside a widget in
 * kiosk mode. A reference of a sent request that is too old to stay adds it too: the notice shows nothing then, but it reads the outbox, which
 * deletes the reference.
 */
export async function showUnsent(): Promise<void> {
  const isOld = (time: string) => Date.now() - Date.parse(time) > outboxTime;
  if (!((await valuesOf('requests'))[0] || (await valuesOf<string>('sent')).some(isOld))) return;
  if (document.querySelector(unwanted)) return;
  const notice = document.createElement(tag);
  // Fixed, so that the notice takes no space wherever the host's styles would put it.
  notice.style.cssText = 'position:fixed!important;bottom:0!important';
  document.body.append(notice);
}
