import express, { type RequestHandler, Router } from 'express';
import type { ObjectStore } from './bucket-store.ts';

/**
 * What the storage server allows with the secret key, as far as `npm run tidy` needs it: to list the bucket, and to delete objects by name.
 * With any other key the routes for visitors answer.
 */
export function ownerRoutes(objects: ObjectStore): Router {
  const router = Router();
  router.use(onlyOwner);

  router.post('/object/list/:bucket', express.json(), async (req, res) => {
    const { limit = 100, offset = 0 } = req.body ?? {};
    const listed = (await objects.list()).slice(offset, offset + limit);
    res.json(
      listed.map(({ name, size, type, createdAt }) => ({
        name,
        id: name,
        created_at: createdAt.toISOString(),
        updated_at: createdAt.toISOString(),
        last_accessed_at: createdAt.toISOString(),
        metadata: { size, mimetype: type },
      })),
    );
  });

  router.delete('/object/:bucket', express.json(), async (req, res) => {
    const names: string[] = req.body?.prefixes ?? [];
    const removed = await Promise.all(names.map(async (name) => ((await objects.remove(name)) ? name : '')));
    res.json(removed.filter(Boolean).map((name) => ({ name, bucket_id: req.params.bucket })));
  });
  return router;
}

const onlyOwner: RequestHandler = (_req, res, next) =>
  next(res.locals['role'] === 'service_role' ? undefined : 'router');
