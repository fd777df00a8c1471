import type { Product, Thing } from 'schema-dts';
import { addressOf } from '../../../widgets/domain/addresses.ts';
import type { FilmPage } from '../films/film-pages.ts';
import { type PageContext, say } from '../page-context.ts';
import { templateData } from './structured-data.ts';

/** Structured data of a film's page: the film, and the breadcrumbs. It names no offer, because film is sold laid, by the job. */
export function filmData(
  context: PageContext,
  { film, route }: FilmPage,
  family: string,
  story: string,
): Thing[] {
  const name = say(context, film.name);
  const product: Product = {
    '@type': 'Product',
    '@id': `${context.site.environment.siteUrl}${addressOf(route, context.lang)}#film`,
    name,
    sku: film.code,
    category: family,
    description: story,
    ...(film.group === 'plain' && { color: film.colour }),
  };
  return [product, ...templateData(context, name)];
}
