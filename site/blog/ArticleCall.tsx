import type { Article } from '../lib/content/articles.ts';
import { type PageContext, quoteAddress, say } from '../lib/page-context.ts';
import { pageName } from '../lib/search/breadcrumbs.ts';
import { offeredOn } from '../lib/search/structured-data-services.ts';
import { Icon } from '../parts/Icon.tsx';
import { LinkButton } from '../parts/LinkButton.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { frame } from '../sections/frame.ts';

/** Services by which the calculator can be opened from an article. */
const asked: Readonly<Record<string, string>> = { meubel: 'meubels' };

/** What a reader may want to do next: ask for a quote, call, read about our service, or calculate the price. */
export function ArticleCall({ context, article }: { context: PageContext; article: Article }) {
  const { lang, site } = context;
  const { call } = site.local[lang].blog;
  const { company } = site.facts;
  const { service } = article.meta;
  return (
    <section className="bg-sage-soft">
      <div
        className={`${frame} py-14 lg:py-20 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 lg:items-end`}
      >
        <div>
          <h2 className="text-title">{call.title}</h2>
          <p className="mt-4 max-w-prose">{call.text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <LinkButton href={quoteAddress(context)}>{call.button}</LinkButton>
            <a
              href={`tel:${company.phoneInternational}`}
              aria-label={`${say(context, { nl: 'Bel', en: 'Call' })} ${company.phone}`}
              className="inline-flex items-center gap-2 min-h-[3rem] font-semibold tabular underline underline-offset-4 hover:no-underline"
            >
              <Icon name="phone" />
              {company.phone}
            </a>
          </div>
        </div>
        <ul className="mt-8 lg:mt-0 border-b border-sage">
          {[
            { to: service, label: `${call.service} ${inSentence(pageName(context, service) ?? '')}` },
            { to: calculator(service), label: call.calculator },
          ].map(({ to, label }) => (
            <li key={to} className="border-t border-sage">
              <TextLink
                context={context}
                to={to}
                label={label}
                className="py-3 no-underline hover:underline"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A link to the calculator, with the article's service preselected if the calculator offers it. */
function calculator(route: string): string {
  const service = offeredOn[route]?.service;
  if (!service || service === 'anders') return '/prijscalculator';
  return `/prijscalculator?service=${asked[service] ?? service}`;
}

/** `Keuken wrappen` → `keuken wrappen`; abbreviations stay. */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name;
}
