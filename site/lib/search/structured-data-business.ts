import type { HomeAndConstructionBusiness, OpeningHoursSpecification } from 'schema-dts';
import type { PageContext } from '../page-context.ts';

/** The middle of Rotterdam, and the service radius in metres (rule `page-metadata`). */
const rotterdam = { latitude: 51.9225, longitude: 4.47917 } as const;
const radius = 50_000;

/** `company.hours.office` of facts.yaml in machine-readable form. A test compares the two. */
export const officeHours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00',
  closes: '18:00',
} as const satisfies OpeningHoursSpecification;

/** The company, for the home page. Without ratings, because search engines take a company's own for self-serving (rule `page-metadata`). */
export function business(context: PageContext): HomeAndConstructionBusiness {
  const { site } = context;
  const { company } = site.facts;
  const picture = site.pictures.get('kitchen-anthracite')?.jpegs.at(-1);
  return {
    ...provider(context),
    email: company.email,
    ...(picture && { image: site.environment.siteUrl + picture.url }),
    logo: `${site.environment.siteUrl}/icon-512.png`,
    vatID: company.vat,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postcode,
      addressLocality: company.city,
      addressCountry: 'NL',
    },
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: { '@type': 'GeoCoordinates', ...rotterdam },
      geoRadius: radius,
    },
    openingHoursSpecification: officeHours,
    sameAs: Object.values(company.socials),
  };
}

/** The same company in short, where a page names who offers or publishes something. */
export function provider({ site }: PageContext) {
  const { company } = site.facts;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${site.environment.siteUrl}/#business`,
    name: company.name,
    url: `${site.environment.siteUrl}/`,
    telephone: company.phoneInternational,
  } as const satisfies HomeAndConstructionBusiness;
}
