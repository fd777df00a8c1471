import type { SupabaseClient } from '@supabase/supabase-js';

/** What is older than asked. */
export type Old = { readonly requests: number; readonly photos: readonly string[] };

/** How many rows the storage gives at a time, and how many names one deletion takes. */
const PAGE = 1000;
const BATCH = 100;

/**
 * Finds requests and photos from before a moment. The storage's own clock decides, not the time in a photo's name, which the visitor's
 * device wrote.
 * @throws Error in the words of the service that refused
 */
export async function findOld(client: SupabaseClient, bucket: string, before: Date): Promise<Old> {
  const { count, error } = await client
    .from('requests')
    .select('reference', { count: 'exact', head: true })
    .lt('received_at', before.toISOString());
  // A HEAD request has no body, and so its refusal no words.
  if (error) throw new Error(`The register refuses: ${error.message || 'is the key a secret one?'}`);
  return { requests: count ?? 0, photos: await oldPhotos(client, bucket, before) };
}

/**
 * Removes what `findOld` finds, through the APIs: rows of the storage deleted by SQL would leave their files behind.
 * @returns what was removed
 * @throws Error in the words of the service that refused; what was removed until then is gone
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
    const old = data.filter(({ created_at }) => Date.parse(created_at ?? '') < before.getTime());
    names.push(...old.map(({ name }) => name));
    if (old.length < PAGE) return names;
  }
}
