import type { SupabaseClient } from '@supabase/supabase-js';
import { outboxTime } from '../../widgets/domain/request/outbox-time.ts';

/** The requests and photos that are too old. */
export type Old = { readonly requests: number; readonly photos: readonly string[] };

/** The number of rows in one list of the storage, and of names in one deletion. */
const PAGE = 1000;
const BATCH = 100;

/**
 * Photos from before this moment are as old as requests from `before`, at least: a request may wait on the visitor's device after its photos
 * were uploaded, and arrive later with links to them.
 */
export function photosBefore(before: Date): Date {
  return new Date(before.getTime() - outboxTime);
}

/**
 * Finds requests from before a moment, and photos that no later request can name, by the clock of the server: the time in the name of a photo comes from the visitor's device.
 * @throws Error in the words of the service that refused
 */
export async function findOld(client: SupabaseClient, bucket: string, before: Date): Promise<Old> {
  const { count, error } = await client
    .from('requests')
    .select('reference', { count: 'exact', head: true })
    .lt('received_at', before.toISOString());
  // The refusal of a HEAD request has no body, and therefore no message.
  if (error) throw new Error(`The register refuses: ${error.message || 'is the key a secret one?'}`);
  return { requests: count ?? 0, photos: await oldPhotos(client, bucket, before) };
}

/**
 * Removes what `findOld` finds, through the APIs: SQL would delete only the rows of the storage and leave the files.
 * @returns what was removed
 * @throws Error in the words of the service that refused. What was removed before that stays removed
 */
export async function removeOld(client: SupabaseClient, bucket: string, before: Date): Promise<Old> {
  const names = await oldPhotos(client, bucket, before);
  const photos: string[] = [];
  for (let at = 0; at < names.length; at += BATCH) {
    const { data, error } = await client.storage.from(bucket).remove(names.slice(at, at + BATCH));
    if (error) throw new Error(`The storage refuses to delete: ${error.message}`);
    photos.push(...data.map(({ name }) => name));
  }
  const { count, error } = await client
    .from('requests')
    .delete({ count: 'exact' })
    .lt('received_at', before.toISOString());
  if (error) throw new Error(`The register refuses to delete: ${error.message}`);
  return { requests: count ?? 0, photos };
}

async function oldPhotos(client: SupabaseClient, bucket: string, before: Date): Promise<string[]> {
  const names: string[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { data, error } = await client.storage
      .from(bucket)
      .list('', { limit: PAGE, offset, sortBy: { column: 'created_at', order: 'asc' } });
    if (error) throw new Error(`The storage refuses: ${error.message}`);
    const old = data.filter(
      ({ created_at }) => Date.parse(created_at ?? '') < photosBefore(before).getTime(),
    );
    names.push(...old.map(({ name }) => name));
    if (old.length < PAGE) return names;
  }
}
