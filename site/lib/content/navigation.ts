import { type Navigation, navigation as schema } from '../../schema/navigation.ts';
import { pathOf } from '../addresses.ts';
import type { Localised } from './localise.ts';
import { readYaml } from './read-yaml.ts';

/** The links of header and footer in one language, as labels and addresses. */
export type LocalNavigation = Localised<Navigation>;

/** The navigation as written, without links to pages that do not exist (rule `page-links`). */
export function loadNavigation(routes: ReadonlySet<string>): Navigation {
  return withoutMissing(readYaml('site/content/navigation.yaml', schema), routes);
}

/** The same for a navigation that is already read. A menu or column without links is left out too. */
export function withoutMissing(all: Navigation, routes: ReadonlySet<string>): Navigation {
  const exists = ({ route }: { route: string }) => routes.has(pathOf(route));
  const header = all.header.flatMap((item): Navigation['header'] => {
    if ('route' in item) return exists(item) ? [item] : [];
    const children = item.children.filter(exists);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
  const footer = all.footer.map((column) => ({ ...column, links: column.links.filter(exists) }));
  return { header, footer: footer.filter(({ links }) => links.length > 0), legal: all.legal.filter(exists) };
}
