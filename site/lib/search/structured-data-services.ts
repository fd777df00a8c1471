import type { Service, UnitPriceSpecification } from 'schema-dts';
import { addressOf } from '../../../widgets/domain/addresses.ts';
import { rateOf } from '../../../widgets/domain/calculator/price.ts';
import { type Service as ServiceId, serviceRows } from '../../../widgets/domain/calculator/services.ts';
import type { Text } from '../../../widgets/domain/text.ts';
import type { PageContext } from '../page-context.ts';
import { provider } from './structured-data-business.ts';

interface Offered {
  /** Its name in the calculator. */
  service: ServiceId;
  type: Text;
  /** The prices that the page shows: search engines want no others. */
  shows: readonly (keyof typeof prices)[];
  /** A page about one city. */
  city?: string;
}

const kitchens = { service: 'keuken', type: { nl: 'Keuken wrappen', en: 'Kitchen wrapping' } } as const;
const frames = {
  service: 'kozijnen',
  type: { nl: 'Kozijnen wrappen', en: 'Window frame wrapping' },
} as const;

const prices = {
  /** What the smallest job costs. */
  minimum: (service: ServiceId) => lowestPrice(serviceRows[service].minimum),
  /** The calculator's rate for the plainest film and the easiest work. */
  squareMetre: (service: ServiceId): UnitPriceSpecification => ({
    ...lowestPrice(perSquareMetre(service)),
    '@type': 'UnitPriceSpecification',
    unitCode: 'MTK',
  }),
};

/** The services by page. */
export const offeredOn: Readonly<Record<string, Offered>> = {
  '/diensten/keuken-wrappen': { ...kitchens, shows: [] },
  '/diensten/kozijnen-wrappen': { ...frames, shows: ['minimum', 'squareMetre'] },
  '/diensten/meubels-wrappen': {
    service: 'meubel',
    type: { nl: 'Meubels wrappen', en: 'Furniture wrapping' },
    shows: ['minimum', 'squareMetre'],
  },
  '/diensten/raamfolie': {
    service: 'raamfolie',
    type: { nl: 'Raamfolie', en: 'Window film' },
    shows: ['minimum', 'squareMetre'],
  },
  '/diensten/jacht-wrappen': {
    service: 'jacht',
    type: { nl: 'Jacht wrappen', en: 'Yacht wrapping' },
    shows: ['minimum', 'squareMetre'],
  },
  '/zakelijke-projecten': {
    service: 'anders',
    type: { nl: 'Zakelijk wrappen', en: 'Business wrapping' },
    shows: ['minimum'],
  },
  '/keuken-wrappen-rotterdam': { ...kitchens, shows: ['minimum'], city: 'Rotterdam' },
  '/kozijnen-wrappen-den-haag': { ...frames, shows: [], city: 'Den Haag' },
};

/** The service that a page offers, with the lowest prices that it shows. Undefined on pages about something else. */
export function serviceOffered(context: PageContext, description: string): Service | undefined {
  const { site, lang, route } = context;
  const offered = offeredOn[route];
  if (!offered) return undefined;
  const address = site.environment.siteUrl + addressOf(route, lang);
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name: offered.type[lang],
    serviceType: offered.type[lang],
    description,
    provider: provider(context),
    areaServed: offered.city
      ? { '@type': 'City', name: offered.city }
      : site.facts.areas.map(({ name }) => name),
    ...(offered.shows.length > 0 && {
      offers: {
        '@type': 'Offer',
        priceCurrency: 'EUR',
        priceSpecification: offered.shows.map((price) => prices[price](offered.service)),
      },
    }),
  };
}

/** A price "from", in euros. */
export function lowestPrice(minPrice: number) {
  return {
    '@type': 'PriceSpecification',
    minPrice,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  } as const;
}

/** In euros with VAT, for the plainest film on the easiest surface. */
function perSquareMetre(service: ServiceId): number {
  return Math.round(rateOf(service, 'enkelzijdig') * serviceRows[service].multiplier);
}
