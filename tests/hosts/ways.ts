import { packageVersion } from '../../site/lib/widgets/package-version.ts';
import { earlyBundleFile } from '../../widgets/kit/build/early-bundle-plugin.ts';
import type { PartnerPage } from '../support/partner.ts';

/*
 * Our script on a partner's page, whatever became of its tag: page builders strip `type="module"`, optimisers delay and copy scripts, consent
 * tools re-type them until the visitor agrees, and tag managers insert them.
 */

/** What became of our script tag. */
interface Way {
  what: string;
  /** The page's head. `code` is the content of our script. */
  head(src: string, code: string): string;
  /** Further scripts of the page, by path. */
  files?(src: string, code: string): Record<string, string>;
  /** The script may run only after the visitor touched the page. */
  afterTouch?: true;
}

/** What a delaying or consent tool does in the end: it puts a new tag in the place of the one that it re-typed. */
const restore = (event: string, type: string) => `<script>
addEventListener('${event}', () => {
  const held = document.querySelector('script[data-held]');
  const tag = document.createElement('script');
  ${type && `tag.type = '${type}';`}
  tag.src = held.dataset.held;
  held.replaceWith(tag);
}, { once: true });
</script>`;

export const ways: readonly Way[] = [
  { what: 'without type="module"', head: (src) => `<script src="${src}"></script>` },
  { what: 'deferred', head: (src) => `<script defer src="${src}"></script>` },
  {
    what: 'delayed until a touch',
    head: (src) => `<script type="delayed" data-held="${src}"></script>${restore('pointerdown', '')}`,
    afterTouch: true,
  },
  {
    what: 're-typed until the visitor agrees, then restored as a module',
    head: (src) =>
      `<script type="text/plain" data-held="${src}"></script>${restore('pointerdown', 'module')}`,
    afterTouch: true,
  },
  {
    what: 'inserted by a tag manager, which removes its tag',
    head: (src) => `<script>
const tag = Object.assign(document.createElement('script'), { async: true, src: '${src}', onload: () => tag.remove() });
document.head.append(tag);
</script>`,
  },
  {
    what: 'imported by a script of the page',
    head: (src) => `<script type="module">import '${src}';</script>`,
  },
  {
    what: 'copied into the page',
    head: (src, code) => `<script data-wrappie="${src}">${code}</script>`,
  },
  {
    what: 'bundled with other scripts, beside a tag that no longer runs',
    head: (src) => `<script type="text/plain" src="${src}"></script><script defer src="/bundle.js"></script>`,
    files: (_src, code) => ({ '/bundle.js': `const e = 1, t = 2, n = 3;\n${code}\nconst load = e + t + n;` }),
  },
];

/** The scripts, with their paths on our origin. */
export const scripts = [
  ['widgets.js', '/widgets.js'],
  ['the calculator’s own script', `/${earlyBundleFile('price-calculator', 'nl')}`],
  ['the pinned script', `/widgets/${packageVersion()}/widgets.js`],
] as const;

/** A partner's page that loads our script in that way. `code` is the content of the script. */
export function pageOf({ head, files }: Way, src: string, code: string): PartnerPage {
  return {
    html: `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>Partner</title>${head(src, code)}</head>
<body><h1>Keukens van Piet</h1><wrap-price-calculator partner="dealer-7"></wrap-price-calculator></body></html>`,
    files: files?.(src, code),
  };
}
