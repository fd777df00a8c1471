import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite, PGliteOptions, Transaction } from '@electric-sql/pglite';
import { applyMigrations } from '../../../supabase/apply-migrations.ts';
import { writeWhole } from '../../lib/write-file.ts';
import { takeFolder } from './data-folder.ts';
import { addSamplePartner } from './sample-partner.ts';
import { migratedSnapshot, schemaVersion } from './snapshot.ts';

/** A stored request, and whether its mail was confirmed. */
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

/** The local register: a PostgreSQL inside this process, which starts at its first use. */
export type Register = {
  /** Runs queries as a role of the API, in a transaction. @throws the error of PostgreSQL */
  as<Result>(role: string, run: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** All requests, newest first. If nothing was ever stored, it does not start. */
  list(): Promise<RegisteredRequest[]>;
  /** Deletes all requests. */
  empty(): Promise<void>;
  close(): Promise<void>;
};

/**
 * A register that opens at its first use.
 * @param folder of the database, created when needed; without one it is in memory
 * @param samples adds a partner with sample requests to a database that is created or migrated
 */
export function openRegister(folder?: string, { samples = false } = {}): Register {
  let opening: Promise<PGlite> | undefined;
  let release: (() => Promise<void>) | undefined;

  const database = () => {
    opening ??= open();
    // The next use tries again: another server may have closed it by then.
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
      return await openFolder(folder, samples);
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

/** This file holds the version of the schema. It is written last: a folder without it is incomplete. */
const MARK = 'wrappie-schema';

const LIST = `
  select requests.id::int, requests.reference, requests.digest, kind, fields, partner, embedded_on, language,
    to_json(received_at at time zone 'UTC') #>> '{}' || 'Z' as received_at,
    request_mails.reference is not null as mailed
  from public.requests left join public.request_mails using (reference, digest)
  order by id desc`;

async function openFolder(folder: string, samples: boolean): Promise<PGlite> {
  const mark = join(folder, MARK);
  const made = await readFile(mark, 'utf8').catch(() => undefined);
  const current = schemaVersion();
  if (made === undefined) {
    await rm(folder, { recursive: true, force: true });
    const database = await start({ dataDir: folder, loadDataDir: await migratedSnapshot() });
    if (samples) await addSamplePartner(database);
    await writeWhole(mark, current);
    return database;
  }
  const database = await start({ dataDir: folder });
  if (made !== current) {
    await applyMigrations(database);
    if (samples) await addSamplePartner(database);
    await writeWhole(mark, current);
  }
  return database;
}

/** Loads the code of the database only now: many runs of the preview never need it. */
async function start(options: PGliteOptions): Promise<PGlite> {
  return (await import('@electric-sql/pglite')).PGlite.create(options);
}
