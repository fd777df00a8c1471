import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, PGliteOptions, Transaction } from '@electric-sql/pglite';
import { applyMigrations } from '../../../supabase/apply-migrations.ts';
import { writeWhole } from '../write-file.ts';
import { takeFolder } from './data-folder.ts';
import { migratedSnapshot, schemaVersion } from './snapshot.ts';

/** A request as the register keeps it, and whether the mail service took its notification. */
export type RegisteredRequest = {
  readonly id: number;
  readonly reference: string;
  readonly digest: string;
  readonly kind: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly partner: string | null;
  readonly embedded_on: string | null;
  readonly language: string | null;
  /** ISO 8601, UTC. */
  readonly received_at: string;
  readonly mailed: boolean;
};

/** The local register: a PostgreSQL inside this process, which starts with the first question to it. */
export type Register = {
  /** Runs something as a role of the API, in a transaction. @throws the error of PostgreSQL */
  as<Result>(role: string, run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** All requests, newest first; none, and without starting, where nothing was ever kept. */
  list(): Promise<RegisteredRequest[]>;
  /** Throws all requests away. */
  empty(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens the register when it is first used.
 * @param folder that it is kept in, made when needed; in memory without one
 */
export function openRegister(folder?: string): Register {
  let opening: Promise<PGlite> | undefined;
  let release: (() => Promise<void>) | undefined;

  const database = () => {
    opening ??= open();
    // What is in the way now may be gone at the next question.
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const isKept = () => opening !== undefined || (folder !== undefined && existsSync(join(folder, MARK)));

  return {
    as: async (role, run) =>
      (await database()).transaction(async (transaction) => {
        await transaction.query(`select set_config('role', $1, true)`, [role]);
        return run(transaction);
      }),
    async list() {
      if (!isKept()) return [];
      const { rows } = await (await database()).query<RegisteredRequest>(LIST);
      return rows;
    },
    async empty() {
      if (isKept()) await (await database()).exec('truncate public.requests cascade');
    },
    async close() {
      await opening?.then((opened) => opened.close()).catch(() => undefined);
      await release?.();
    },
  };

  async function open(): Promise<PGlite> {
    if (folder === undefined) return start({ loadDataDir: await migratedSnapshot() });
    release = await takeFolder(folder);
    try {
      return await openFolder(folder);
    } catch (error) {
      await release();
      throw new Error(
        `The register in ${folder} cannot be opened; move it away to start with an empty one.`,
        {
          cause: error,
        },
      );
    }
  }
}

/** Written last: a folder without it was not made to its end. Holds what the database was made from. */
const MARK = 'wrappie-schema';

const LIST = `
  select requests.id::int, requests.reference, requests.digest, kind, fields, partner, embedded_on, language,
    to_json(received_at at time zone 'UTC') #>> '{}' || 'Z' as received_at,
    request_mails.reference is not null as mailed
  from public.requests left join public.request_mails using (reference, digest)
  order by id desc`;

async function openFolder(folder: string): Promise<PGlite> {
  const mark = join(folder, MARK);
  const made = await readFile(mark, 'utf8').catch(() => undefined);
  const current = schemaVersion();
  if (made === undefined) {
    await rm(folder, { recursive: true, force: true });
    const database = await start({ dataDir: folder, loadDataDir: await migratedSnapshot() });
    await writeWhole(mark, current);
    return database;
  }
  const database = await start({ dataDir: folder });
  if (made !== current) {
    await applyMigrations(database);
    await writeWhole(mark, current);
  }
  return database;
}

/** Its code comes with the first question: many a run of the preview never asks one. */
async function start(options: PGliteOptions): Promise<PGlite> {
  return (await import('@electric-sql/pglite')).PGlite.create(options);
}
