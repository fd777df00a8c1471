import { StorageClient } from '@supabase/storage-js';
import type { UploadOptions } from '../../kit/ports.ts';
import type { StorageConfig } from './courier-config.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

/**
 * Uploads one photo to the bucket, with the official client.
 *
 * @returns its public link, or `undefined` without storage
 * @throws the storage's own error when it refuses, is down, or when `signal` fires; with `retryAfter` where the storage says so, in seconds
 */
export async function store(
  storage: StorageConfig | undefined,
  name: string,
  blob: Blob,
  { onProgress, signal }: UploadOptions,
): Promise<string | undefined> {
  if (!storage) return undefined;
  const { url, anonKey, bucket } = storage;
  const address = new URL(`${url.replace(/\/$/, '')}/storage/v1`, location.origin).href;
  const headers = { apikey: anonKey, authorization: `Bearer ${anonKey}` };
  const send = fetchWithProgress(onProgress, signal);
  let retryAfter: number | undefined;
  const client = new StorageClient(address, headers, async (input, init) => {
    const response = await send(input, init);
    retryAfter = Number(response.headers.get('retry-after')) || undefined;
    return response;
  });
  const { error } = await client
    .from(bucket)
    .upload(name, blob, { cacheControl: '3600', contentType: blob.type });
  // A first try may have arrived although its response was lost. The name is unguessable, so an object of this name is this photo.
  if (error && !isDuplicate(error)) throw Object.assign(error, { retryAfter });
  return client.from(bucket).getPublicUrl(name).data.publicUrl;
}

function isDuplicate(error: object): boolean {
  return 'statusCode' in error && String(error.statusCode) === '409';
}
