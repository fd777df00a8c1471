import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildHost } from '../support/build-fixture.ts';
import type { PartnerPage } from '../support/partner.ts';

/*
 * The pages of hosts. Each has its own styles, global and form, so that a change to them would be seen. The fields of the form have the
 * same names as ours, and the calculator is in the middle of them.
 */

interface OwnParts {
  head?: string;
  /** Classes of the form's controls. */
  control?: string;
  /** Content that replaces the usual heading, text and form. */
  body?: string;
}

/** @param script our script tag, or nothing */
export function ownPage(script: string, { head = '', control, body }: OwnParts = {}): PartnerPage {
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Keukens van Piet</title>${head}
<link rel="stylesheet" href="/own.css"><script src="/own.js"></script>${script}</head>
<body>${body ?? ownBody(control)}</body></html>`;
  return { html, files };
}

/** The same page in a sandboxed frame of another page. */
export function framedPage(script: string, sandbox: string): PartnerPage {
  const frame = `<iframe sandbox="${sandbox}" style="width:100%;height:3800px;border:0" src="/inner"></iframe>`;
  return {
    inner: ownPage(script).html,
    html: `<!doctype html><html lang="nl"><title>Buiten</title><body>${frame}</body></html>`,
    files,
  };
}

/**
 * A page with a router. Its route `/over` does not exist on the server.
 *
 * @param keep whether the router keeps the elements for when the visitor returns, or creates new ones
 */
export function routedPage(script: string, keep: 'yes' | 'no' = 'no'): PartnerPage {
  const nav = '<nav><a href="/">Keukens</a> <a href="/over">Over Piet</a></nav>';
  return ownPage(script, {
    body: `${nav}<main data-keep="${keep}"></main><template id="home">${ownBody()}</template><script src="/router.js"></script>`,
  });
}

/** A page made with a framework: tests/fixtures/NAME-host.entry.*. */
export async function appPage(script: string, framework: string): Promise<PartnerPage> {
  apps[framework] ??= buildHost(framework);
  const app = (await apps[framework]).get('entry.js') ?? '';
  const page = ownPage(script, {
    body: '<div id="host"></div><script type="module" src="/entry.js"></script>',
  });
  return { ...page, files: { ...files, '/entry.js': app } };
}

function ownBody(control = ''): string {
  return `<h1>Keukens van Piet</h1><p>Wij <a href="/">bouwen</a> keukens.</p>
<form id="own">
<label>Naam <input class="${control}" name="name" value="Piet"></label>
<label>E-mail <input class="${control}" name="email" type="email" value="piet@keukens.example"></label>
<label><input name="news" type="checkbox" checked> Nieuwsbrief</label>
<select class="${control}" name="length"><option>kort<option selected>lang</select>
<input type="hidden" name="token" value="abc">
<wrap-price-calculator partner="dealer-7"></wrap-price-calculator>
<button class="${control}">Bestel</button>
</form><p id="after">Tot ziens</p>`;
}

/** Each is bundled only once. */
const apps: Record<string, ReturnType<typeof buildHost>> = {};

const folder = join(import.meta.dirname, 'files');
const bootstrap = join(createRequire(import.meta.url).resolve('bootstrap/package.json'), '../dist');
const files: Record<string, string> = {
  ...Object.fromEntries(
    ['own.css', 'own.js', 'rude.css', 'router.js'].map((name) => [
      `/${name}`,
      readFileSync(join(folder, name), 'utf8'),
    ]),
  ),
  '/bootstrap.css': readFileSync(join(bootstrap, 'css/bootstrap.min.css'), 'utf8'),
  '/bootstrap.js': readFileSync(join(bootstrap, 'js/bootstrap.bundle.min.js'), 'utf8'),
};
