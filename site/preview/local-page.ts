import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { type Html, html } from './html.ts';

const STYLE = `
:root{color-scheme:light dark;--line:#8884}
body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
nav a{margin-right:1rem}
h1{font-size:1.4rem}
h2{margin:.5rem 0;font-size:1rem}
p{margin:.3rem 0}
table{width:100%;border-collapse:collapse}
th,td{padding:.4rem .5rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
td{white-space:pre-wrap}
ol,ul{padding:0;list-style:none}
li{padding:.6rem 0;border-bottom:1px solid var(--line)}
small{opacity:.75}
img{max-width:100%;max-height:12rem;border:1px solid var(--line)}
figure{display:inline-block;margin:0 .5rem .5rem 0}
fieldset{margin:0 0 1rem;border:1px solid var(--line);border-radius:.4rem}
button,input{margin:.2rem .2rem .2rem 0;padding:.4rem .7rem;font:inherit;max-width:100%;box-sizing:border-box}
button[aria-pressed=true]{font-weight:bold;outline:2px solid}
label{display:block}
summary{cursor:pointer}
.beside{display:grid;gap:0 2rem;grid-template-columns:1fr 1fr}
.heads{border-bottom:1px solid var(--line)}
.beside th{width:1%;padding-left:0;font-size:.85rem;white-space:nowrap}
.beside td{padding-right:0}
details{margin:.3rem 0}
@media (max-width:40rem){.beside{grid-template-columns:1fr}.heads{display:none}}
@media (max-width:30rem){tr,th,td{display:block}th{border:0;padding-bottom:0}}
`;

// The hash allows the one style element. Scripts are never allowed. Photos may come from any origin, because the bucket may be on another
// one.
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src http: https:; base-uri 'none'; form-action 'self'`;

export type LocalPage = {
  readonly title: string;
  readonly body: Html;
  /** The origin to which a form of the page leads, if it is another one: browsers apply the policy to redirects too. */
  readonly formTarget?: string;
};

/** Sends a page of the local services: styled, without scripts, under its own policy. */
export function sendPage(res: Response, page: LocalPage): void {
  res.set('content-security-policy', page.formTarget ? `${POLICY} ${page.formTarget}` : POLICY);
  res.set('referrer-policy', 'no-referrer');
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
${page.body}
</body>
</html>
`;
  res.type('html').send(document.html);
}

/** The links between the pages of the local services; `base` is the path at which they are mounted. */
export function localMenu(base: string): Html {
  return html`<nav><a href="${base}/inbox">Inbox</a><a href="${base}/faults">Faults</a></nav>`;
}
