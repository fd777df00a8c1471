import { holds } from './holds.ts';

/** As in `domain/request/outbox-time.ts`: sharing it with the outbox would take a file of its own. */
const outboxTime = 30 * 24 * 3600 * 1000;

const tag = 'wrap-unsent-requests';
/** On a device that visitors share, the request would be offered to another visitor. */
const unwanted = `${tag},[mode=kiosk]`;

/**
 * Adds the notice of unsent requests to the page, if there are any: one notice, however many widgets the page has, and none beside a widget in
 * kiosk mode.
 */
export async function showUnsent(): Promise<void> {
  if (!(await holds('wrappie-outbox', 'requests'))) return deleteOldReferences();
  if (document.querySelector(unwanted)) return;
  const notice = document.createElement(tag);
  // Fixed, so that the notice takes no space wherever the host's styles would put it.
  notice.style.cssText = 'position:fixed!important;bottom:0!important';
  document.body.append(notice);
}

/** Without a notice nobody reads the outbox, which deletes what is too old: it is read here once a reference is. */
async function deleteOldReferences(): Promise<void> {
  const oldest = new Date(Date.now() - outboxTime).toISOString();
  if (await holds('wrappie-outbox', 'sent', (time) => String(time) < oldest))
    await (await import('./outbox.ts')).unsent();
}
