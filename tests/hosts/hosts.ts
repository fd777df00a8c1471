import { packageVersion } from '../../site/lib/widgets/package-version.ts';
import { type PartnerPage, strictPolicy } from '../support/partner.ts';
import type { Engine } from './browsers.ts';
import { appPage, framedPage, ownPage, routedPage } from './own-page.ts';

/** A kind of page that people put our script on. */
export interface Host {
  name: string;
  /**
   * The page, as its server answers.
   *
   * @param script our script tag, or nothing, to see the page without us
   */
  page(script: string, ourOrigin: string): PartnerPage | Promise<PartnerPage>;
  /** The page stands in a frame of another. */
  framed?: true;
  /** Browsers in which no receipt can come: there the visitor is told, and nothing is lost. */
  cannotSend?: readonly Engine[];
  /** What we warn of on such a page, and may. */
  warnings?: RegExp;
}

export const hosts: readonly Host[] = [
  { name: 'a plain page', page: (script) => ownPage(script) },
  { name: 'a React app', page: (script) => appPage(script, 'react') },
  { name: 'a Vue app', page: (script) => appPage(script, 'vue') },
  { name: 'a Svelte app', page: (script) => appPage(script, 'svelte') },
  { name: 'a page with a router', page: (script) => routedPage(script) },
  {
    name: 'a page with Bootstrap',
    page: (script) =>
      ownPage(script, {
        control: 'form-control',
        head: '<link rel="stylesheet" href="/bootstrap.css"><script defer src="/bootstrap.js"></script>',
      }),
  },
  {
    name: 'a page with the rudest reset',
    page: (script) => ownPage(script, { head: '<link rel="stylesheet" href="/rude.css">' }),
  },
  {
    name: 'a page with a strict policy and Trusted Types',
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
    // The courier's frame in it has none either: nobody could tell its receipt from another's.
    cannotSend: ['Chromium', 'Firefox'],
    warnings: /^Wrappie (keeps the request in memory only|cannot (read|reach) its outbox)/,
  },
  ...['require-corp', 'credentialless'].map(
    (policy): Host => ({
      name: `an isolated page (${policy})`,
      page: (script) => ({
        ...ownPage(script),
        headers: { 'cross-origin-embedder-policy': policy, 'cross-origin-opener-policy': 'same-origin' },
      }),
      // It knows no frames without credentials, and lets in no other.
      cannotSend: ['Firefox'],
    }),
  ),
];

/** A script that pages include, by its path on our origin, and the hosts it is tried on. */
export interface Channel {
  name: string;
  path: string;
  hosts: readonly Host[];
}

/** Both channels. The pinned one is the same code in one file: those hosts that care what loads will do. */
export const channels: readonly Channel[] = [
  { name: 'widgets.js', path: '/widgets.js', hosts },
  {
    name: 'the pinned script',
    path: `/widgets/${packageVersion()}/widgets.js`,
    hosts: hosts.filter(({ name }) => /plain|Bootstrap|strict policy/.test(name)),
  },
];
