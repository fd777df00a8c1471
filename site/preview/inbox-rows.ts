import type { StoredMail } from './inbox-store.ts';
import type { RegisteredRequest } from './register/register.ts';

/** The mails and the rows of the register with one reference. Either list may be empty. */
export type InboxRow = {
  /** '' for a mail without one. */
  readonly reference: string;
  readonly mails: StoredMail[];
  readonly requests: RegisteredRequest[];
};

/** Puts mails and requests of one reference side by side, newest first. A mail without a reference has a row to itself. */
export function inboxRows(
  mails: readonly StoredMail[],
  requests: readonly RegisteredRequest[],
): readonly InboxRow[] {
  const rows = new Map<string, InboxRow>();
  const rowFor = (key: string, reference = key) => {
    const row = rows.get(key) ?? { reference, mails: [], requests: [] };
    rows.set(key, row);
    return row;
  };
  for (const mail of mails) {
    const reference = referenceOf(mail);
    rowFor(reference || mail.id, reference).mails.push(mail);
  }
  for (const request of requests) rowFor(request.reference).requests.push(request);
  return [...rows.values()].sort((a, b) => latest(b) - latest(a));
}

function referenceOf({ fields }: StoredMail): string {
  return fields.find(([name]) => name === 'reference')?.[1] ?? '';
}

function latest({ mails, requests }: InboxRow): number {
  const times = [...mails.map((mail) => mail.receivedAt), ...requests.map((request) => request.received_at)];
  return Math.max(...times.map((time) => Date.parse(time)));
}
