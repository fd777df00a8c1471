import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages that are measured, each with the plain page it is held against. */
export const comparedPages = [
  { path: '/', plain: '/bench/home' },
  { path: '/en', plain: '/bench/home' },
  { path: '/prijscalculator', plain: '/bench/calculator' },
  { path: '/en/prijscalculator', plain: '/bench/calculator' },
  { path: '/404', plain: '/bench/not-found' },
  { path: '/en/404', plain: '/bench/not-found' },
] as const;

/** Writes the hand-written pages of ./plain into a built site: the same picture as ours, and any script inside. */
export function writePlainPages(dist: string): void {
  mkdirSync(join(dist, 'bench'));
  for (const [name, ours] of [
    ['home', 'index'],
    ['calculator', 'prijscalculator'],
    ['not-found', '404'],
  ]) {
    const page = readFileSync(join(import.meta.dirname, 'plain', `${name}.html`), 'utf8');
    const built = readFileSync(join(dist, `${ours}.html`), 'utf8');
    writeFileSync(join(dist, 'bench', `${name}.html`), withScript(withPicture(page, built)));
  }
}

/** Preload and `<picture>` of the first screen as our page has them, so that the browser picks the same file. */
function withPicture(page: string, built: string): string {
  const preloads = built.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const picture = built
    .match(/<picture[\s\S]*?<\/picture>/g)
    ?.find((html) => /fetchpriority="high"/i.test(html));
  return page.replace('<!-- preload -->', preloads.join('')).replace('<!-- picture -->', picture ?? '');
}

function withScript(page: string): string {
  return page.replace(
    /<script src="(.+?)"><\/script>/,
    (_, file) => `<script>${readFileSync(join(import.meta.dirname, 'plain', file), 'utf8')}</script>`,
  );
}
