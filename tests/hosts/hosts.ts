import { packageVersion } from '../../site/lib/widgets/package-version.ts';
import { type PartnerPage, strictPolicy } from '../support/partner.ts';
import type { Engine } from './browsers.ts';
import { appPage, framedPage, ownPage, routedPage } from './own-page.ts';

/** A kind of page that may include our script. */
export interface Host {
  name: string;
  /**
   * The page, as its server sends it.
   *
   * @param script our script tag, or empty for the page without us
   */
  page(script: string, ourOrigin: string): PartnerPage | Promise<PartnerPage>;
  /** The page is in a frame of another page. */
  framed?: true;
  /** Browsers in which it is tested, if not in all: frameworks are the same in each, and the rudest page stands for milder ones. */
  engines?: readonly Engine[];
  /** Browsers in which no receipt can arrive. There the visitor is told, and nothing is lost. */
  cannotSend?: readonly (Engine | 'WebKit')[];
  /** What a change of every day can break: `npm test` has it in Chromium. Everything else is for `npm run test:hosts`. */
  daily?: true;
  /** Warnings that we may log on such a page. */
  warnings?: RegExp;
}

export const hosts: readonly Host[] = [
  { name: 'a plain page', engines: ['Chromium'], page: (script) => ownPage(script) },
  { name: 'a React app', engines: ['Chromium'], page: (script) => appPage(script, 'react') },
  { name: 'a Vue app', engines: ['Chromium'], page: (script) => appPage(script, 'vue') },
  { name: 'a Svelte app', engines: ['Chromium'], page: (script) => appPage(script, 'svelte') },
  { name: 'a page with a router', engines: ['Chromium'], page: (script) => routedPage(script) },
  {
    name: 'a page with Bootstrap',
    engines: ['Chromium'],
    page: (script) =>
      ownPage(script, {
        control: 'form-control',
        head: '<link rel="stylesheet" href="/bootstrap.css"><script defer src="/bootstrap.js"></script>',
      }),
  },
  {
    name: 'a page with the rudest reset',
    daily: true,
    page: (script) => ownPage(script, { head: '<link rel="stylesheet" href="/rude.css">' }),
  },
  {
    name: 'a page with a strict policy and Trusted Types',
    daily: true,
    page: (script, ourOrigin) => {
      const policy = strictPolicy(ourOrigin).replace('script-src', "script-src 'self'");
      return {
        ...ownPage(script),
        headers: { 'content-security-policy': `${policy}; img-src 'self'; trusted-types 'none'` },
      };
    },
  },
  {
    name: 'a page in a sandboxed frame',
    framed: true,
    page: (script) => framedPage(script, 'allow-scripts allow-forms allow-same-origin'),
  },
  {
    name: 'a page in a sandboxed frame without an origin',
    framed: true,
    page: (script) => framedPage(script, 'allow-scripts allow-forms'),
    // The courier's frame has no origin there either, so its receipt could not be told from that of any other frame.
    cannotSend: ['Chromium', 'Firefox', 'WebKit'],
    warnings: /^Wrappie (keeps the request in memory only|cannot (read|reach) its outbox)/,
  },
  ...(['require-corp', 'credentialless'] as const).map(
    (policy): Host => ({
      name: `an isolated page (${policy})`,
      // Firefox treats both alike.
      engines: policy === 'require-corp' ? ['Chromium', 'Firefox'] : ['Chromium'],
      page: (script) => ({
        ...ownPage(script),
        headers: { 'cross-origin-embedder-policy': policy, 'cross-origin-opener-policy': 'same-origin' },
      }),
      // Firefox and WebKit do not support frames without credentials, and block all others there.
      cannotSend: ['Firefox', 'WebKit'],
    }),
  ),
];

/** A script that pages include, by its path on our origin, and the hosts on which it is tested. */
export interface Channel {
  name: string;
  path: string;
  hosts: readonly Host[];
}

/** Both scripts. The pinned one is the same code in one file, so it is tested only where loading is hardest. */
export const channels: readonly [evergreen: Channel, pinned: Channel] = [
  { name: 'widgets.js', path: '/widgets.js', hosts },
  {
    name: 'the pinned script',
    path: `/widgets/${packageVersion()}/widgets.js`,
    hosts: hosts.filter(({ name }) => /strict policy/.test(name)),
  },
];
