import type { Service, Thing } from 'schema-dts';
import { addressOf } from '../../../widgets/domain/addresses.ts';
import type { FilmPage } from '../films/film-pages.ts';
import { filmPrices } from '../films/film-prices.ts';
import { type PageContext, say } from '../page-context.ts';
import { templateData } from './structured-data.ts';
import { provider } from './structured-data-business.ts';
import { lowestPrice } from './structured-data-services.ts';

/**
 * Structured data of a film's page: the film, laid, with what the jobs on the page cost, and the breadcrumbs. It is no product: film is
 * sold by the job, and search engines would show the price of a kitchen as that of the film.
 *
 * @param image address of the share picture
 */
export function filmData(
  context: PageContext,
  { film, route }: FilmPage,
  family: string,
  story: string,
  image: string,
): Thing[] {
  const { siteUrl } = context.site.environment;
  const name = say(context, film.name);
  const service: Service = {
    '@type': 'Service',
    '@id': `${siteUrl}${addressOf(route, context.lang)}#film`,
    name,
    serviceType: say(context, { nl: 'Wrappen met folie', en: 'Film wrapping' }),
    category: family,
    description: story,
    image: siteUrl + image,
    provider: provider(context),
    offers: filmPrices(film).map(({ job, amount }) => ({
      '@type': 'Offer',
      name: say(context, job),
      priceSpecification: lowestPrice(amount),
    })),
  };
  return [service, ...templateData(context, name)];
}
