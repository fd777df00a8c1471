import type { PageContext } from '../page-context.ts';
import { partnerPageName, partnerRoute } from '../widgets/partner-widgets.ts';

/** One step from the home page to this one. */
export interface Crumb {
  route: string;
  label: string;
}

/**
 * The way here: home, each page that the address lies under, and this page last. A part of the address that has no page of
 * its own is left out; the home page has no way to show.
 *
 * @param label what this page is called, when no page file says so
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

/** What a page is called: its name, else its title without what stands behind a bar, a colon or a dash. */
export function pageName({ site, lang }: PageContext, route: string): string | undefined {
  if (route === '/') return 'Home';
  if (route === partnerRoute) return partnerPageName;
  if (route === '/blog') return site.local[lang].blog.name;
  const page = site.pages.find((candidate) => candidate.route === route)?.content;
  return page && (page.name?.[lang] ?? shortTitle(page.title[lang]));
}

/** `Keuken wrappen: als nieuw in 2 dagen | Wrappie` → `Keuken wrappen` */
export function shortTitle(title: string): string {
  return title.split(/ \| |: | [-–—] |\? /)[0]!.trim();
}
