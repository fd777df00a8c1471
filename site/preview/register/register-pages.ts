import { Router } from 'express';
import { type Html, html } from '../html.ts';
import { localTime } from '../local-time.ts';
import type { Register, RegisteredRequest } from './register.ts';

/** The register for tests and scripts: `GET /register.json` lists all requests, newest first, each with `mailed`: whether its mail was confirmed. */
export function registerPages(register: Register): Router {
  const router = Router();
  router.get('/register.json', async (_req, res) => res.json(await register.list()));
  return router;
}

/** A request of the register, to be shown beside its mail. */
export function registeredRequest(request: RegisteredRequest): Html {
  const { kind, language, mailed, embedded_on: page, partner } = request;
  const rows = shortFirst(request.fields).map(
    ([name, value]) => html`<tr><th>${name}</th><td>${value}</td></tr>
`,
  );
  return html`<details><summary>Registered: ${kind}${language ? `, ${language}` : ''} · ${mailed ? '✓ mail confirmed' : '✗ mail not confirmed'}</summary>
<table>
${rows}</table></details>
<small>${localTime(request.received_at)} · on ${page ?? 'an unknown page'}${partner ? ` · ${partner}` : ''}</small>`;
}

/** The order of the form is not stored. Short values come first, so that they can be seen at once. */
function shortFirst(fields: RegisteredRequest['fields']): [name: string, value: string][] {
  return Object.entries(fields).sort(([, a], [, b]) => a.length - b.length);
}
