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
import type { Register } from './register/register.ts';
import { registerPages } from './register/register-pages.ts';
import { restApi } from './register/rest-api.ts';

/** The path of the services. It is also the Supabase address, to which clients add `/storage/v1` and `/rest/v1`. */
export const LOCAL_BASE = '/_local';

export type LocalServicesOptions = {
  /** Absolute path of the folder for the inbox and the bucket. */
  readonly dataDir: string;
  readonly register: Register;
  readonly inboxAddress: string;
  readonly faults: Faults;
  readonly closing: AbortSignal;
};

/** The form-mail service, the photo storage and the register, with pages to inspect them, to be mounted at `LOCAL_BASE`. */
export function localServices({
  dataDir,
  register,
  inboxAddress,
  faults,
  closing,
}: LocalServicesOptions): Router {
  const inbox = openInbox(join(dataDir, 'inbox'), inboxAddress);
  const objects = openBucket(join(dataDir, 'bucket', BUCKET));

  const services = Router();
  services.use(formMail({ inbox, faults, closing }));
  services.use('/storage/v1', photoBucket({ objects, faults, closing }));
  services.use('/rest/v1', restApi({ register, faults, closing }));

  const router = Router();
  router.use((req, res, next) => {
    res.set({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    // The real storage server does not send this header, so photos must be safe without it.
    if (!/^(\/fault\/[^/]+)?\/storage\//.test(req.path)) res.set('x-content-type-options', 'nosniff');
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
  router.use(
    inboxPages(inbox, register, LOCAL_BASE),
    registerPages(register),
    faultsPages(faults, LOCAL_BASE),
  );
  router.use((_req, res) => sendPage(res.status(404), { title: 'Not found', body: NOT_FOUND }));
  router.use(asBadRequest, failure);
  return router;
}

const INDEX = html`${localMenu(LOCAL_BASE)}
<h1>Local services</h1>
<p>Stand-ins for the form-mail service (<code>${LOCAL_BASE}/form-mail</code>), the photo storage
(<code>${LOCAL_BASE}/storage/v1</code>) and the register (<code>${LOCAL_BASE}/rest/v1/requests</code>). What the site sends is in
the inbox; on the faults page the services can be made to fail.</p>`;

const NOT_FOUND = html`${localMenu(LOCAL_BASE)}<h1>Not found</h1><p>There is nothing here.</p>`;

const failure: ErrorRequestHandler = (error, _req, res, _next) => {
  // Tests disconnect on purpose while they send.
  if (res.destroyed || res.headersSent) return void res.destroy();
  const status = error instanceof URIError || error?.status < 500 ? 400 : 500;
  if (status === 500) console.error(error);
  res.status(status).json({ message: status === 500 ? 'Internal Server Error' : 'Bad request' });
};
