import type { Service, UnitPriceSpecification } from 'schema-dts';
import { addressOf } from '../../../widgets/domain/addresses.ts';
import { rateOf } from '../../../widgets/domain/calculator/price.ts';
import { type Service as ServiceId, serviceRows } from '../../../widgets/domain/calculator/services.ts';
import type { Text } from '../../../widgets/domain/text.ts';
import type { PageContext } from '../page-context.ts';
import { provider } from './structured-data-business.ts';

interface Offered {
  /** Its name in the calculator, whose minimum is the lowest price. */
  service: ServiceId;
  type: Text;
  /** Charged by the square metre: the calculator's rate for the plainest film and the easiest work. */
  bySquareMetre?: boolean;
  /** A page about one city. */
  city?: string;
}

const kitchens: Offered = { service: 'keuken', type: { nl: 'Keuken wrappen', en: 'Kitchen wrapping' } };
const frames: Offered = {
  service: 'kozijnen',
  type: { nl: 'Kozijnen wrappen', en: 'Window frame wrapping' },
  bySquareMetre: true,
};

/** The services by page. */
export const offeredOn: Readonly<Record<string, Offered>> = {
  '/diensten/keuken-wrappen': kitchens,
  '/diensten/kozijnen-wrappen': frames,
  '/diensten/meubels-wrappen': {
    service: 'meubel',
    type: { nl: 'Meubels wrappen', en: 'Furniture wrapping' },
    bySquareMetre: true,
  },
  '/diensten/raamfolie': {
    service: 'raamfolie',
    type: { nl: 'Raamfolie', en: 'Window film' },
    bySquareMetre: true,
  },
  '/diensten/jacht-wrappen': {
    service: 'jacht',
    type: { nl: 'Jacht wrappen', en: 'Yacht wrapping' },
    bySquareMetre: true,
  },
  '/zakelijke-projecten': { service: 'anders', type: { nl: 'Zakelijk wrappen', en: 'Business wrapping' } },
  '/keuken-wrappen-rotterdam': { ...kitchens, city: 'Rotterdam' },
  '/kozijnen-wrappen-den-haag': { ...frames, city: 'Den Haag' },
};

/** The service that a page offers, with its lowest price. Undefined on pages about something else. */
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
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      priceSpecification: prices(offered),
    },
  };
}

function prices({ service, bySquareMetre }: Offered) {
  const lowest = {
    '@type': 'PriceSpecification',
    minPrice: serviceRows[service].minimum,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  } as const;
  if (!bySquareMetre) return lowest;
  const unit: UnitPriceSpecification = {
    ...lowest,
    '@type': 'UnitPriceSpecification',
    minPrice: perSquareMetre(service),
    unitCode: 'MTK',
  };
  return [lowest, unit];
}

/** In euros with VAT, for the plainest film on the easiest surface. */
function perSquareMetre(service: ServiceId): number {
  return Math.round(rateOf(service, 'enkelzijdig') * serviceRows[service].multiplier);
}
