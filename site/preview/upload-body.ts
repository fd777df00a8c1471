import { STORAGE_ERRORS } from './storage-errors.ts';

export type Upload = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** The `cache-control` header with which the object is later served. */
  readonly cacheControl: string;
  readonly multipart: boolean;
};

/**
 * Reads an upload like the storage server: a multipart body with a `cacheControl` field (seconds) before a file, or raw bytes with the
 * type in the headers.
 * @throws {StorageError} for a multipart body that is broken or has no file
 */
export async function parseUpload(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<Upload> {
  const type = headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('multipart/form-data')) {
    return { bytes: body, type, cacheControl: headers.get('cache-control') ?? 'no-cache', multipart: false };
  }
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => {
    throw STORAGE_ERRORS.noContent();
  });
  const file = [...form.values()].find((value) => typeof value !== 'string');
  if (!file) throw STORAGE_ERRORS.noContent();
  const seconds = form.get('cacheControl');
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    type: file.type,
    cacheControl: typeof seconds === 'string' && seconds ? `max-age=${seconds}` : 'no-cache',
    multipart: true,
  };
}
