import { join } from 'node:path';
import { type ErrorRequestHandler, Router } from 'express';
import { openBucket } from './bucket-store.ts';
import type { Faults } from './faults.ts';
import { asBadRequest, faultsPages } from './faults-pages.ts';
import { formMail } from './form-mail.ts';
import { html } from './html.ts';
import { inboxPages } from './inbox-pages.ts';
import { openInbox } from './inbox-store.ts';
import { localMenu, sendPage } from './local-page.ts';
import { BUCKET, photoBucket } from './photo-bucket.ts';

/** The path of the services. It is also the address of the storage, to which its client adds `/storage/v1`. */
export const LOCAL_BASE = '/_local';

export type LocalServicesOptions = {
  /** Absolute path of the folder for the inbox and the bucket. */
  readonly dataDir: string;
  readonly inboxAddress: string;
  readonly faults: Faults;
  readonly closing: AbortSignal;
};

/** The form-mail service and the photo storage, with pages to inspect them, to be mounted at `LOCAL_BASE`. */
export function localServices({ dataDir, inboxAddress, faults, closing }: LocalServicesOptions): Router {
  const inbox = openInbox(join(dataDir, 'inbox'), inboxAddress);
  const objects = openBucket(join(dataDir, 'bucket', BUCKET));

  const services = Router();
  services.use(formMail({ inbox, faults, closing }));
  services.use('/storage/v1', photoBucket({ objects, faults, closing }));

  const router = Router();
  router.use((_req, res, next) => {
    res.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' });
    next();
  });
  router.get('/', (_req, res) => sendPage(res, { title: 'Local services', body: INDEX }));
  router.use(services);
  router.use(
    '/fault/:mode',
    (req, res, next) => {
      res.locals.fault = req.params.mode;
      next();
    },
    services,
  );
  router.use(inboxPages(inbox, LOCAL_BASE), faultsPages(faults, LOCAL_BASE));
  router.use((_req, res) => sendPage(res.status(404), { title: 'Not found', body: NOT_FOUND }));
  router.use(asBadRequest, failure);
  return router;
}

const INDEX = html`${localMenu(LOCAL_BASE)}
<h1>Local services</h1>
<p>Stand-ins for the form-mail service (<code>${LOCAL_BASE}/form-mail</code>) and the photo storage
(<code>${LOCAL_BASE}/storage/v1</code>). Mail that the site sends is in the inbox; on the faults page the services can
be made to fail.</p>`;

const NOT_FOUND = html`${localMenu(LOCAL_BASE)}<h1>Not found</h1><p>There is nothing here.</p>`;

const failure: ErrorRequestHandler = (error, _req, res, _next) => {
  // Tests disconnect on purpose while they send.
  if (res.destroyed || res.headersSent) return void res.destroy();
  const status = error instanceof URIError || error?.status < 500 ? 400 : 500;
  if (status === 500) console.error(error);
  res.status(status).json({ message: status === 500 ? 'Internal Server Error' : 'Bad request' });
};
