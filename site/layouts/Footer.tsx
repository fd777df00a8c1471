import { addressOf } from '../../widgets/domain/addresses.ts';
import type { Language } from '../../widgets/domain/text.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { NewTab } from '../parts/NewTab.tsx';
import { PaymentMarks } from './PaymentMarks.tsx';
import { Wordmark } from './Wordmark.tsx';

const link = 'inline-flex items-center min-h-[2.75rem] no-underline hover:underline underline-offset-4';

interface Props {
  context: PageContext;
  /** The page has a contact section, which on a phone is just above and is not repeated. */
  afterContact: boolean;
}

/** The company, how to contact it, how to pay, and more links. */
export function Footer({ context, afterContact }: Props) {
  const { lang, site, route } = context;
  const { facts, navigation } = site.local[lang];
  const { company, claims } = facts;
  const reach = afterContact ? 'hidden md:block' : '';
  const [services, before, ...others] = navigation.footer;
  // On a phone the home page would be longer than its 8,500 px. It leads to the services itself.
  const isHome = route === '/';
  const words = say(context, {
    nl: {
      motto: 'Wij wrappen wat nog goed is.',
      since: `Al meer dan ${claims.experienceYears} jaar.`,
      pay: `Veilig betalen via ${company.paymentProvider}`,
      kvk: 'KvK',
      vat: 'btw',
      follow: 'Volg ons',
    },
    en: {
      motto: 'We wrap what is still good.',
      since: `For over ${claims.experienceYears} years now.`,
      pay: `Payments handled by ${company.paymentProvider}`,
      kvk: 'Chamber of Commerce',
      vat: 'VAT',
      follow: 'Follow us',
    },
  });
  return (
    <footer className="bg-ink text-paper text-sm">
      <div className="mx-auto max-w-page px-4 md:px-8 pt-8 md:pt-12 pb-6 md:pb-8">
        <div className="grid gap-6 md:gap-8 lg:grid-cols-[4fr_8fr]">
          <div>
            <Wordmark name={company.name} />
            <p className="hidden md:block mt-4 max-w-xs font-heading text-2xl text-balance">
              {words.motto} <br />
              {words.since}
            </p>
            <p className={`mt-4 ${reach}`}>
              <a href={`tel:${company.phoneInternational}`} className={`${link} tabular`}>
                {company.phone}
              </a>
              <br />
              <a href={`mailto:${company.email}`} className={link}>
                {company.email}
              </a>
            </p>
            <p className={`mt-2 ${reach}`}>
              {company.hours.office}
              <br />
              {company.hours.emergencies}
            </p>
          </div>
          <div className="grid grid-cols-2 md:grid-cols-4 gap-4 items-start">
            {services && (
              <Column column={services} context={context} className={isHome ? 'hidden md:block' : ''} />
            )}
            {before && <Column column={before} context={context} />}
            <div className={isHome ? 'grid gap-4 md:contents' : 'contents'}>
              {others.map((column) => (
                <Column key={column.title} column={column} context={context} />
              ))}
              <nav aria-label={words.follow}>
                <h2 className="text-base">{words.follow}</h2>
                <ul className="mt-2">
                  {Object.entries(company.socials).map(([name, href]) => (
                    <li key={name}>
                      <a href={href} target="_blank" rel="me noopener" className={`${link} gap-1`}>
                        {name}
                        <NewTab context={context} inText />
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
          </div>
        </div>
        <div className="mt-6 md:mt-8 pt-6 border-t border-ink-soft flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
          {/* A browser keeps the whole width of a picture that it could not load, unless its place may be narrower. */}
          <div className="min-w-0">
            <PaymentMarks />
            <p className="mt-3">{words.pay}</p>
          </div>
          <p className="max-w-prose">
            {company.name}, {company.street}, {company.postcode.replace(' ', '\u00a0')} {company.city}
            <br />
            {words.kvk} {company.kvk}, {words.vat} {company.vat}
          </p>
        </div>
        {navigation.legal.length > 0 && (
          <ul className="mt-4 flex flex-wrap gap-x-6">
            {navigation.legal.map(({ route, label }) => (
              <li key={label}>
                <a href={addressOf(route, lang)} className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}

interface ColumnProps {
  context: PageContext;
  column: PageContext['site']['local'][Language]['navigation']['footer'][number];
  className?: string;
}

function Column({ context, column: { title, links }, className }: ColumnProps) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="text-base">{title}</h2>
      <ul className="mt-2">
        {links.map(({ route, label }) => (
          <li key={route}>
            <a href={addressOf(route, context.lang)} className={link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
