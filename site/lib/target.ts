import { linkTo, type PageContext } from './page-context.ts';

/** The address of a link, and whether it leads to another site. */
export interface Target {
  href: string;
  external: boolean;
}

/**
 * Resolves a link of the content for this page. Undefined if it leads to a page that this site does not have. A link may quote a fact:
 * `tel:{company.phoneInternational}`.
 *
 * @throws Error when it quotes a fact that does not exist
 */
export function targetOf(context: PageContext, to: string): Target | undefined {
  if (!to.startsWith('/')) {
    const href = to.replace(/\{([\w.]+)\}/g, (_, name: string) => factBy(context, name));
    return { href, external: /^https?:/.test(href) };
  }
  const href = linkTo(context, to);
  return href === undefined ? undefined : { href, external: false };
}

function factBy({ site, lang }: PageContext, name: string): string {
  const fact = site.local[lang].placeholders.get(name);
  if (fact === undefined) throw new Error(`No fact is called {${name}}, in a link`);
  return fact;
}
