import { Router } from 'express';
import { type Html, html } from '../html.ts';
import type { Register, RegisteredRequest } from './register.ts';

/**
 * The register for tests and scripts: `GET /register.json` gives every request, newest first, and whether its mail was confirmed.
 * People see it beside the mails, on `/inbox`.
 */
export function registerPages(register: Register): Router {
  const router = Router();
  router.get('/register.json', async (_req, res) => res.json(await register.list()));
  return router;
}

/** What the register holds, to stand beside the mails. */
export function registerList(requests: readonly RegisteredRequest[]): Html {
  if (requests.length === 0) return html`<p>No request yet.</p>`;
  const items = requests.map(
    (request) => html`<li><details><summary><strong>${request.reference}</strong> ${request.kind}<br>
<small>${time(request)} · ${request.mailed ? 'mail confirmed' : 'mail not confirmed'} ·
${request.embedded_on ?? 'unknown page'}${request.partner ? ` · ${request.partner}` : ''}</small></summary>
<table>
${Object.entries(request.fields).map(
  ([name, value]) => html`<tr><th>${name}</th><td>${value}</td></tr>
`,
)}</table></details></li>
`,
  );
  return html`<ol>
${items}</ol>`;
}

function time({ received_at }: RegisteredRequest): string {
  return new Date(received_at).toLocaleString('nl-NL', { dateStyle: 'medium', timeStyle: 'medium' });
}
