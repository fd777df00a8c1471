import express, { type ErrorRequestHandler, Router } from 'express';
import {
  FaultError,
  type FaultSettings,
  type Faults,
  FORM_MAIL_FAULTS,
  REGISTER_FAULTS,
  STORAGE_FAULTS,
} from './faults.ts';
import { type Html, html } from './html.ts';
import { localMenu, sendPage } from './local-page.ts';

/**
 * Shows and changes the faults: `GET /faults` is a page with buttons, `GET /faults.json` the settings, `PUT /faults` changes some by JSON
 * and `DELETE /faults` resets them; both return the settings. An unknown setting is a 400, so that a typo in a test is noticed.
 * @param base path at which the router is mounted, for links
 */
export function faultsPages(faults: Faults, base: string): Router {
  const router = Router();
  router.get('/faults.json', (_req, res) => res.json(faults.settings));
  router
    .route('/faults')
    .get((_req, res) => sendPage(res, { title: 'Faults', body: page(faults.settings, base) }))
    .put(express.json(), (req, res) => {
      faults.merge(req.body);
      res.json(faults.settings);
    })
    .delete((_req, res) => {
      faults.reset();
      res.json(faults.settings);
    })
    .post(express.urlencoded({ extended: false }), (req, res) => {
      const { reset, ...changes } = { ...req.body };
      if (reset) faults.reset();
      else faults.merge(changes);
      res.redirect(303, `${base}/faults`);
    });
  return router;
}

/** Answers a `FaultError` with status 400 and its message. */
export const asBadRequest: ErrorRequestHandler = (error, _req, res, next) => {
  if (error instanceof FaultError) res.status(400).json({ message: error.message });
  else next(error);
};

function page(settings: FaultSettings, base: string): Html {
  const action = `${base}/faults`;
  return html`${localMenu(base)}
<h1>Faults</h1>
<p>What the local services do wrong, until they are reset or the server stops.</p>
${modes(action, 'Form mail', 'formMail', FORM_MAIL_FAULTS, settings.formMail)}
${modes(action, 'Photo storage', 'storage', STORAGE_FAULTS, settings.storage)}
${modes(action, 'Register', 'register', REGISTER_FAULTS, settings.register)}
<form method="post" action="${action}">
<fieldset><legend>Details</legend>
${field('Slow means, in ms', 'slowMs', settings.slowMs)}
${field('Uploads to fail from now on', 'failNext', settings.failNext)}
${field('Fail uploads with this in their name', 'failNames', settings.failNames)}
${field('Origins that may send mail (comma between, empty for all)', 'activatedOrigins', settings.activatedOrigins.join(', '))}
<button>Save</button>
</fieldset>
</form>
<form method="post" action="${action}"><button name="reset" value="yes">Reset all</button></form>
<p><small>For one address only: <code>${base}/form-mail?fault=hang</code>, <code>${base}/fault/slow-500</code> as the
storage address, or the header <code>x-fault</code>.</small></p>`;
}

function modes(action: string, title: string, name: string, known: readonly string[], current: string): Html {
  const buttons = known.map(
    (
      mode,
    ) => html`<button name="${name}" value="${mode}" aria-pressed="${String(mode === current)}">${mode}</button>
`,
  );
  return html`<form method="post" action="${action}">
<fieldset><legend>${title}: <strong>${current}</strong></legend>
${buttons}</fieldset>
</form>`;
}

function field(label: string, name: string, value: string | number): Html {
  return html`<label>${label} <input name="${name}" value="${value}"></label>`;
}
