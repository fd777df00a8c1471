import { localise } from '../content/localise.ts';
import type { PageContext } from '../page-context.ts';
import { partnerPageName, partnerRoute } from '../widgets/partner-widgets.ts';

/** One step of the path from the home page to this page. */
export interface Crumb {
  route: string;
  label: string;
}

/**
 * The breadcrumbs of a page: home, each page above it in the address, and the page itself. A part of the address without a page is left
 * out. The home page has none.
 *
 * @param label name of this page, if it has no page file
 */
export function breadcrumbs(context: PageContext, label?: string): Crumb[] {
  if (context.route === '/') return [];
  const parts = context.route.split('/').slice(1);
  const routes = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)];
  return routes.flatMap((route) => {
    const name = route === context.route && label ? label : pageName(context, route);
    return name ? [{ route, label: name }] : [];
  });
}

/** The name of a page. Without one it is the title up to a bar, a colon or a dash. */
export function pageName({ site, lang }: PageContext, route: string): string | undefined {
  if (route === '/') return 'Home';
  if (route === partnerRoute) return partnerPageName;
  if (route === '/blog') return site.local[lang].blog.name;
  const page = site.pages.find((candidate) => candidate.route === route)?.content;
  if (!page) return undefined;
  const { placeholders } = site.local[lang];
  return page.name
    ? localise(page.name, lang, placeholders)
    : shortTitle(localise(page.title, lang, placeholders));
}

/** `Keuken wrappen: als nieuw in 2 dagen | Wrappie` → `Keuken wrappen` */
export function shortTitle(title: string): string {
  return title.split(/ \| |: | [-–—] |\? /)[0]!.trim();
}
