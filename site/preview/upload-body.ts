import { STORAGE_ERRORS } from './storage-errors.ts';

export type Upload = {
  readonly bytes: Uint8Array;
  readonly type: string;
  /** The `cache-control` header with which the object is later served. */
  readonly cacheControl: string;
  readonly multipart: boolean;
};

/**
 * Reads an upload like the storage server: a multipart body with fields before a file (`cacheControl` in seconds; `contentType`, which
 * overrides the type of the file's own part), or raw bytes with the type in the headers.
 * @throws {StorageError} for a multipart body that is broken or has no file
 */
export function parseUpload(body: Uint8Array, headers: Headers): Upload {
  const type = headers.get('content-type') ?? 'application/octet-stream';
  if (!type.startsWith('multipart/form-data')) {
    return { bytes: body, type, cacheControl: headers.get('cache-control') ?? 'no-cache', multipart: false };
  }
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const parts = partsOf(Buffer.from(body), quoted ?? plain ?? '');
  const at = parts.findIndex(({ isFile }) => isFile);
  const file = parts[at];
  if (!file) throw STORAGE_ERRORS.noContent();
  // The server stops at the file and ignores fields after it.
  const field = (wanted: string) =>
    parts
      .slice(0, at)
      .find(({ name }) => name === wanted)
      ?.bytes.toString();
  const seconds = field('cacheControl');
  return {
    bytes: file.bytes,
    type: field('contentType') || file.type,
    cacheControl: seconds ? `max-age=${seconds}` : 'no-cache',
    multipart: true,
  };
}

type Part = {
  readonly name?: string;
  readonly isFile: boolean;
  readonly type: string;
  readonly bytes: Buffer;
};

/**
 * The parts of a multipart body. A file needs no name, as with the server's own reader (busboy); `formData()` of the platform refuses such a
 * part.
 */
function partsOf(body: Buffer, boundary: string): Part[] {
  const delimiter = `--${boundary}`;
  const end = body.indexOf(`${delimiter}--`);
  if (boundary === '' || end === -1) throw STORAGE_ERRORS.noContent();
  const parts: Part[] = [];
  for (let at = body.indexOf(delimiter); at < end; ) {
    const start = at + delimiter.length + CRLF.length;
    const next = body.indexOf(CRLF + delimiter, start);
    const blank = body.indexOf(CRLF + CRLF, start);
    if (next === -1 || blank === -1 || blank > next) throw STORAGE_ERRORS.noContent();
    parts.push(partOf(body.subarray(start, blank).toString(), body.subarray(blank + 2 * CRLF.length, next)));
    at = next + CRLF.length;
  }
  return parts;
}

const CRLF = '\r\n';

function partOf(head: string, bytes: Buffer): Part {
  const header = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'im').exec(head)?.[1] ?? '';
  const disposition = header('content-disposition');
  const [, name] = /;\s*name="([^"]*)"/i.exec(disposition) ?? [];
  // Parameters of the type are dropped: "image/jpeg; charset=binary" is image/jpeg.
  const type = (header('content-type').split(';')[0] ?? '').trim().toLowerCase() || 'text/plain';
  const isFile = /;\s*filename\*?=/i.test(disposition) || type === 'application/octet-stream';
  return { name, isFile, type, bytes };
}
