import { type Request, type Response, Router } from 'express';
import { FaultError, type Faults } from './faults.ts';
import { FormError, type FormFields, parseForm } from './form-fields.ts';
import { html } from './html.ts';
import type { Inbox } from './inbox-store.ts';
import { sendPage } from './local-page.ts';
import { misbehave } from './misbehave.ts';
import { readBody } from './read-body.ts';

/** 1 MB, in bytes. */
export const FORM_LIMIT = 1024 * 1024;

export type FormMailOptions = {
  readonly inbox: Inbox;
  readonly faults: Faults;
  readonly closing: AbortSignal;
};

/**
 * The local form-mail service: `POST /form-mail` turns a form into a mail in the inbox and redirects to its `_next`.
 * Any other request gets an HTML page with status 400, 405, 413 or 415.
 */
export function formMail({ inbox, faults, closing }: FormMailOptions): Router {
  const router = Router();
  router
    .route('/form-mail')
    .post(async (req, res) => {
      const fault = faults.formMail(req, res);
      if (fault.mode === 'hang' || fault.mode === 'refuse') return void misbehave(fault, res, closing);

      const body = await readBody(req, FORM_LIMIT);
      if (fault.mode === '500') return answer(res, 500, 'Something went wrong', 'The service has a fault.');
      if (fault.mode === '429') return answer(res, 429, 'Too many requests', 'Try again later.');
      if (!body) return answer(res, 413, 'Too large', 'A form may be 1 MB at most.');

      const fields = await parseForm(new Uint8Array(body), req.get('content-type'));
      const next = nextAddress(fields);
      if (!isActivated(req, faults.settings.activatedOrigins)) {
        return answer(
          res,
          200,
          'Activate your form',
          'This site has not been activated yet; the message was not sent.',
        );
      }
      if (fault.mode === 'captcha') return askFirst(req, res, fields, next);
      if (await misbehave(fault, res, closing)) return;

      await inbox.add({ fields, origin: req.get('origin') ?? null, referer: req.get('referer') ?? null });
      if (fault.mode === '204') res.status(204).end();
      else if (next && fault.mode === 'detour') res.redirect(302, detour(req, next));
      else if (next && fault.mode !== 'thanks') res.redirect(302, next);
      else answer(res, 200, 'Thank you', 'The form was submitted successfully.');
    })
    .all((_req, res) =>
      answer(res.set('allow', 'POST'), 405, 'Method not allowed', 'This address takes POST only.'),
    );

  router.get('/form-mail/detour', (req, res) => res.redirect(302, String(req.query['next'])));

  router.use('/form-mail', (error: unknown, _req: Request, res: Response, next: (error: unknown) => void) => {
    if (error instanceof FormError) answer(res, error.status, 'The form was not sent', error.message);
    else if (error instanceof FaultError) answer(res, 400, 'No such fault', error.message);
    else next(error);
  });
  return router;
}

/**
 * The address to which the form asks to redirect its visitor, if any.
 * @throws {FormError} unless it is an absolute address: a real service could not resolve a relative one
 */
function nextAddress(fields: FormFields): string | undefined {
  const next = fields.find(([name]) => name === '_next')?.[1].trim();
  if (!next) return undefined;
  if (!/^https?:\/\//i.test(next) || !URL.canParse(next)) {
    throw new FormError(400, '"_next" must be a whole address that starts with http:// or https://.');
  }
  return new URL(next).href;
}

function isActivated(req: Request, activated: readonly string[]): boolean {
  if (activated.length === 0) return true;
  const sender = [req.get('origin'), req.get('referer')].find((address) => address && URL.canParse(address));
  return sender !== undefined && activated.includes(new URL(sender).origin);
}

/** An address of this server under a host name of its own, and so of another origin, that redirects to `next`. */
function detour({ baseUrl, socket }: Request, next: string): string {
  const path = `${baseUrl.replace(/\/fault\/[^/]*$/, '')}/form-mail/detour`;
  return `http://detour.localhost:${socket.localPort}${path}?next=${encodeURIComponent(next)}`;
}

/** Answers with a page whose button posts the same form again, to be taken this time. */
function askFirst(req: Request, res: Response, fields: FormFields, next: string | undefined): void {
  const address = `${req.baseUrl.replace(/\/fault\/[^/]*$/, '')}/form-mail?fault=ok`;
  const inputs = fields.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
  );
  const body = html`<main><h1>One more step</h1>
<p>Show that you are not a robot: press the button.</p>
<form method="post" action="${address}">
${inputs}<button>Ik ben geen robot</button>
</form></main>`;
  sendPage(res, { title: 'One more step', body, formTarget: next && new URL(next).origin });
}

function answer(res: Response, status: number, title: string, text: string): void {
  sendPage(res.status(status), { title, body: html`<h1>${title}</h1><p>${text}</p>` });
}
