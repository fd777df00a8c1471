import { Router } from 'express';
import { FROM } from './compose-mail.ts';
import { type FormFields, LINK, photoLinks, senderName } from './form-fields.ts';
import { type Html, html } from './html.ts';
import { type InboxRow, inboxRows } from './inbox-rows.ts';
import type { Inbox, StoredMail } from './inbox-store.ts';
import { localMenu, sendPage } from './local-page.ts';
import { localTime } from './local-time.ts';
import type { Register, RegisteredRequest } from './register/register.ts';
import { registeredRequest } from './register/register-pages.ts';

/**
 * The pages of the inbox, with the register beside the mails: `GET /inbox` and `/inbox/ID` as pages, `/inbox/ID.eml` as source,
 * `/inbox.json` for tests; `DELETE /inbox` empties both (204).
 * @param base path at which the router is mounted, for links
 */
export function inboxPages(inbox: Inbox, register: Register, base: string): Router {
  const router = Router();
  router.get('/inbox.json', async (_req, res) => {
    const mails = await inbox.list();
    res.json(
      mails.map(({ id, receivedAt, subject, origin, referer, fields }) => ({
        id,
        receivedAt,
        subject,
        origin,
        referer,
        fields,
      })),
    );
  });
  router.get('/inbox', async (_req, res) => {
    // If the register cannot be read, the mails are still shown.
    const requests = await register.list().catch((error: Error) => error);
    sendPage(res, { title: 'Inbox', body: listPage(await inbox.list(), requests, base) });
  });
  const empty = () => Promise.all([inbox.empty(), register.empty()]);
  router.delete('/inbox', async (_req, res) => {
    await empty();
    res.status(204).end();
  });
  router.post('/inbox/empty', async (_req, res) => {
    await empty();
    res.redirect(303, `${base}/inbox`);
  });
  router.get('/inbox/:id.eml', async (req, res, next) => {
    const mail = await inbox.find(req.params.id);
    if (!mail) return next();
    // As plain text, so that a browser shows it without running anything.
    res.type('text').send(await inbox.source(mail));
  });
  router.get('/inbox/:id', async (req, res, next) => {
    const mail = await inbox.find(req.params.id);
    if (!mail) return next();
    sendPage(res, { title: mail.subject, body: mailPage(mail, base) });
  });
  return router;
}

function listPage(
  mails: readonly StoredMail[],
  requests: readonly RegisteredRequest[] | Error,
  base: string,
): Html {
  const registered = requests instanceof Error ? [] : requests;
  const rows = inboxRows(mails, registered);
  return html`${localMenu(base)}
<h1>Inbox</h1>
${requests instanceof Error && html`<p>The register cannot be read: ${requests.message}</p>`}
${rows.length > 0 ? pairs(rows, mails.length, registered.length, base) : nothingYet(base)}`;
}

function nothingYet(base: string): Html {
  return html`<p>No mail and no request yet. Send a quote or contact request on <a href="/">the site</a>, or post a form to
<code>${base}/form-mail</code>, and it shows here.</p>`;
}

/** One row for each reference: its mails, and beside them what the register holds. */
function pairs(rows: readonly InboxRow[], mails: number, requests: number, base: string): Html {
  const items = rows.map(
    (row) => html`<li><strong>${row.reference || 'Without a reference'}</strong>
<div class="beside">
<section>${row.mails.length > 0 ? row.mails.map((mail) => mailItem(mail, base)) : html`<p>✗ no mail</p>`}</section>
<section>${row.requests.length > 0 ? row.requests.map(registeredRequest) : html`<p>✗ not registered</p>`}</section>
</div></li>
`,
  );
  return html`<div class="beside heads"><h2>Mails (${mails})</h2><h2>Register (${requests})</h2></div>
<ol>
${items}</ol>
<form method="post" action="${base}/inbox/empty"><button>Empty both</button></form>`;
}

function mailItem(mail: StoredMail, base: string): Html {
  return html`<p><a href="${base}/inbox/${mail.id}">${mail.subject}</a><br>
<small>${time(mail)} · ${senderName(mail.fields) || 'no name'} · ${photoCount(mail.fields)}</small></p>
`;
}

function mailPage(mail: StoredMail, base: string): Html {
  const rows = mail.fields.map(
    ([name, value]) => html`<tr><th>${name}</th><td>${linked(value)}</td></tr>
`,
  );
  const photos = photoLinks(mail.fields).map(
    (
      link,
    ) => html`<figure><a href="${link}" rel="noopener noreferrer"><img src="${link}" alt="${link}" loading="lazy"></a></figure>
`,
  );
  return html`${localMenu(base)}
<h1>${mail.subject}</h1>
<p><small>${time(mail)} · from ${FROM.name} · sent by a form on ${mail.origin ?? mail.referer ?? 'an unknown page'} ·
<a href="${base}/inbox/${mail.id}.eml">source</a></small></p>
<table>
${rows}</table>
<p>${photos}</p>`;
}

/** Turns the web addresses of a text into links. */
function linked(text: string): Html {
  const between = text.split(LINK);
  const found = text.match(LINK) ?? [];
  const parts = between.map((plain, i) => {
    const link = found[i];
    return link ? html`${plain}<a href="${link}" rel="noopener noreferrer">${link}</a>` : html`${plain}`;
  });
  return html`${parts}`;
}

function time({ receivedAt }: StoredMail): string {
  return localTime(receivedAt);
}

function photoCount(fields: FormFields): string {
  const { length } = photoLinks(fields);
  return length === 1 ? '1 photo' : `${length} photos`;
}
