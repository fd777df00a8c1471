import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../lib/write-file.ts';
import { composeMail, mailSubject } from './compose-mail.ts';
import type { FormFields } from './form-fields.ts';

export type StoredMail = {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly subject: string;
  /** The request's headers; null where it had none. */
  readonly origin: string | null;
  readonly referer: string | null;
  readonly fields: FormFields;
  /** Name of the `.eml` file beside this record. */
  readonly raw: string;
};
export type Inbox = {
  add(form: { fields: FormFields; origin: string | null; referer: string | null }): Promise<StoredMail>;
  /** All mails, newest first. */
  list(): Promise<StoredMail[]>;
  find(id: string): Promise<StoredMail | undefined>;
  /** The RFC 822 source of a mail. */
  source(mail: StoredMail): Promise<Buffer>;
  empty(): Promise<void>;
};

const ID = /^\d{8}T\d{9}Z-[0-9a-f]{8}$/;

/**
 * A folder of mails with two files each: `ID.eml` and `ID.json`. The record is written last, so a listed mail is always complete.
 * @param folder created when the first mail arrives
 * @param to address of the receiver
 */
export function openInbox(folder: string, to: string): Inbox {
  let latest = 0;

  return {
    async add({ fields, origin, referer }) {
      // Mails of the same millisecond keep their order.
      latest = Math.max(Date.now(), latest + 1);
      const receivedAt = new Date(latest);
      const id = `${receivedAt.toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;
      const raw = `${id}.eml`;
      const mail = {
        id,
        receivedAt: receivedAt.toISOString(),
        subject: mailSubject(fields),
        origin,
        referer,
        fields,
        raw,
      };
      await writeWhole(join(folder, raw), await composeMail(fields, { id, receivedAt, to }));
      await writeWhole(join(folder, `${id}.json`), JSON.stringify(mail, null, 2));
      return mail;
    },
    async list() {
      const mails = await Promise.all((await ids()).map(read));
      return mails.filter((mail) => mail !== undefined);
    },
    find: (id) => (ID.test(id) ? read(id) : Promise.resolve(undefined)),
    source: (mail) => readFile(join(folder, `${mail.id}.eml`)),
    async empty() {
      for (const id of await ids()) {
        await rm(join(folder, `${id}.json`), { force: true });
        await rm(join(folder, `${id}.eml`), { force: true });
      }
    },
  };

  async function ids(): Promise<string[]> {
    const files = await readdir(folder).catch(() => []);
    const records = files
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length));
    return records
      .filter((id) => ID.test(id))
      .sort()
      .reverse();
  }

  /** Undefined for a mail that was deleted meanwhile. */
  async function read(id: string): Promise<StoredMail | undefined> {
    const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : JSON.parse(text);
  }
}
