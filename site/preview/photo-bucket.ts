import { dirname } from 'node:path';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { OBJECT_NAME, type ObjectStore } from './bucket-store.ts';
import { preflight } from './cors.ts';
import type { Faults } from './faults.ts';
import { refuseAtGateway } from './gateway-refusals.ts';
import { gatewayAuthorization, roleOf, TokenError } from './local-keys.ts';
import { misbehave } from './misbehave.ts';
import { readBody } from './read-body.ts';
import { STORAGE_ERRORS, StorageError } from './storage-errors.ts';
import { ownerRoutes } from './storage-owner.ts';
import { parseUpload } from './upload-body.ts';

export const BUCKET = 'customer-uploads';
/** 5 MB, in bytes. */
export const OBJECT_LIMIT = 5 * 1024 * 1024;

const TYPES = ['image/jpeg', 'image/webp'];
const VALID_KEY = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
/** How much of a too large upload is still read, so that other errors are reported first, as by the real server. */
const READ_LIMIT = 5 * OBJECT_LIMIT;

export type PhotoBucketOptions = {
  readonly objects: ObjectStore;
  readonly faults: Faults;
  readonly closing: AbortSignal;
};

/**
 * A stand-in for the storage server, to be mounted at `/storage/v1`: one public bucket. Anyone with the key may insert, nobody may list,
 * change or delete. Statuses, headers and messages are those of the real server.
 */
export function photoBucket({ objects, faults, closing }: PhotoBucketOptions): Router {
  const router = Router();
  const show = showObject(objects);

  router.use(async (req, res, next) => {
    const fault = faults.storage(req, res);
    res.set('access-control-allow-origin', '*');
    // The gateway answers preflights itself, so they work even when the storage behind it does not.
    if (req.method === 'OPTIONS' && fault.mode !== 'refuse') return preflight(req, res);
    if (await misbehave(fault, res, closing)) return;
    if (fault.mode === '402' || fault.mode === '429') {
      await readBody(req, 0);
      return refuseAtGateway(res, Number(fault.mode) as 402 | 429);
    }
    const name = req.path.split('/').at(-1) ?? '';
    const uploading = req.method === 'POST' && req.path.startsWith(`/object/${BUCKET}/`);
    const fails = fault.mode === '500' || (uploading && (fault.mode === 'fail' || faults.failsUpload(name)));
    if (!fails) return next();
    await readBody(req, 0);
    throw STORAGE_ERRORS.fault();
  });

  router.get('/object/public/:bucket/*key', show);
  router.get('/object/authenticated/:bucket/*key', authorised, show);
  router.get('/object/:bucket/*key', show);

  router.use(authorised);
  router.use(ownerRoutes(objects));
  // Only an owner sees rows: lists are empty, single objects are not found, changes are refused by the policy.
  router.post('/object/list/:bucket', (_req, res) => res.json([]));
  router.post('/object/list-v2/:bucket', (_req, res) =>
    res.json({ hasNext: false, folders: [], objects: [] }),
  );
  router.post(['/object/move', '/object/copy', '/object/sign/*key'], () => {
    throw STORAGE_ERRORS.objectMissing();
  });
  router.get('/bucket', (_req, res) => res.json([]));
  router.post('/bucket', () => {
    throw STORAGE_ERRORS.policy();
  });
  router.all('/bucket/*id', () => {
    throw STORAGE_ERRORS.bucketMissing();
  });
  router.delete('/object/:bucket', (_req, res) => res.json([]));
  router.delete('/object/:bucket/*key', async (req) => {
    throw (await objects.find(keyOf(req))) ? STORAGE_ERRORS.accessDenied() : STORAGE_ERRORS.objectMissing();
  });
  router.post('/object/:bucket/*key', insertObject(objects));
  router.put('/object/:bucket/*key', insertObject(objects));

  router.use((req) => {
    throw STORAGE_ERRORS.noRoute(`${req.method}:${req.originalUrl}`);
  });
  router.use((error: unknown, _req: Request, res: Response, next: (error: unknown) => void) => {
    if (error instanceof StorageError) res.status(error.status).json(error.body);
    else next(error);
  });
  return router;
}

/** Accepts a request with a valid token, and keeps the role of the token: visitors may add, and only the owner may list or delete. */
const authorised: RequestHandler = (req, res, next) => {
  const authorization = gatewayAuthorization(req);
  if (authorization === undefined) throw STORAGE_ERRORS.noToken();
  try {
    res.locals['role'] = roleOf(authorization);
  } catch (error) {
    throw error instanceof TokenError ? STORAGE_ERRORS.badToken(error.message) : error;
  }
  next();
};

function showObject(objects: ObjectStore): RequestHandler {
  return async (req, res) => {
    if (req.params.bucket !== BUCKET) throw STORAGE_ERRORS.bucketMissing();
    const found = await objects.find(keyOf(req));
    if (!found) throw STORAGE_ERRORS.objectMissing();
    res.set({ 'content-type': found.type, 'cache-control': found.cacheControl, 'x-robots-tag': 'none' });
    // The name of the data folder starts with a dot, which must not hide its files.
    res.sendFile(found.file.slice(dirname(found.file).length + 1), {
      root: dirname(found.file),
      cacheControl: false,
    });
  };
}

/** The checks are in the order of the real server, as far as it shows. */
function insertObject(objects: ObjectStore): RequestHandler {
  return async (req, res) => {
    const key = keyOf(req);
    const body = await readBody(req, READ_LIMIT);
    if (req.params.bucket !== BUCKET) throw STORAGE_ERRORS.bucketMissing();
    if (!body) throw STORAGE_ERRORS.tooLarge();

    const headers = new Headers(
      Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const { bytes, type, cacheControl, multipart } = parseUpload(body, headers);
    const tooLarge = bytes.length > OBJECT_LIMIT;
    if (!TYPES.includes(type)) throw STORAGE_ERRORS.typeNotAllowed(type);
    if (tooLarge && !multipart) throw STORAGE_ERRORS.tooLarge();
    if (!VALID_KEY.test(key)) throw STORAGE_ERRORS.badKey(key);
    // An upsert needs the rights to read and to change, even if the object does not exist yet.
    const upsert = req.method === 'PUT' || req.get('x-upsert') === 'true';
    const mayAdd = ['anon', 'service_role'].includes(res.locals['role']);
    if (!mayAdd || upsert || !OBJECT_NAME.test(key)) throw STORAGE_ERRORS.policy();
    if (tooLarge) throw (await objects.find(key)) ? STORAGE_ERRORS.duplicate() : STORAGE_ERRORS.tooLarge();

    const id = await objects.insert(key, bytes, { type, cacheControl });
    if (!id) throw STORAGE_ERRORS.duplicate();
    res.json({ Key: `${BUCKET}/${key}`, Id: id });
  };
}

function keyOf(req: Request): string {
  const { key } = req.params;
  return Array.isArray(key) ? key.join('/') : (key ?? '');
}
