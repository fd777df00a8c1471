import { addressOf } from '../../widgets/domain/addresses.ts';
import { twinsOf } from '../lib/addresses.ts';
import { type PageContext, quoteAddress, say } from '../lib/page-context.ts';
import { LinkButton } from '../parts/LinkButton.tsx';
import { Widget } from '../parts/Widget.tsx';
import { MainMenu } from './MainMenu.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Top bar (wide screens), then logo, menu, language switcher and quote button. */
export function Header({ context, anywhere }: { context: PageContext; anywhere?: boolean | undefined }) {
  const { company } = context.site.local[context.lang].facts;
  const words = say(context, {
    nl: { home: 'naar de homepage', call: 'Liever even overleggen? Bel', quote: 'Gratis offerte' },
    en: { home: 'home page', call: 'Prefer to talk? Call', quote: 'Free quote' },
  });
  return (
    // Sticks to the window at a negative offset, so that the top bar (2.5rem high) scrolls out of sight.
    <header className="sticky top-0 lg:-top-10 z-20 bg-paper border-b print:static">
      <div className="hidden lg:block h-10 bg-ink text-paper text-sm print:hidden">
        <p className="mx-auto max-w-page px-8 py-2 flex justify-end items-center gap-2">
          {words.call}
          <a
            href={`tel:${company.phoneInternational}`}
            className="font-semibold tabular underline underline-offset-4 hover:no-underline"
          >
            {company.phone}
          </a>
          <span className="pl-2">{company.hours.office}</span>
        </p>
      </div>
      <div className="mx-auto max-w-page min-h-[4rem] lg:min-h-[5rem] pl-4 pr-2 md:px-8 flex flex-wrap lg:grid lg:grid-cols-[auto_1fr_auto] items-center justify-between gap-4">
        <a
          href={addressOf('/', context.lang)}
          aria-label={`${company.name}, ${words.home}`}
          className="flex py-2 no-underline justify-self-start"
        >
          <Wordmark name={company.name} />
        </a>
        <MainMenu context={context} />
        <div className="flex items-center justify-end gap-1 lg:gap-4 print:hidden">
          <Widget
            context={context}
            tag="wrap-language-switcher"
            attributes={twins(context, anywhere)}
            styledByPage
          />
          <p className="hidden md:block whitespace-nowrap">
            <LinkButton href={quoteAddress(context)}>{words.quote}</LinkButton>
          </p>
          <PhoneMenu context={context} />
        </div>
      </div>
    </header>
  );
}

/** This page in every language. A page that is served at any address links to the home page (rule `language-page`). */
function twins({ route }: PageContext, anywhere = false): Record<string, string> {
  const to = anywhere ? '/' : route;
  return Object.fromEntries(twinsOf(to).map(([lang, address]) => [`href-${lang}`, address]));
}
