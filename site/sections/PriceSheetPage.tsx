import { addressOf } from '../../widgets/domain/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { InlineScript } from '../parts/InlineScript.tsx';
import { buttonShape, LinkButton } from '../parts/LinkButton.tsx';
import { frame } from './frame.ts';

interface Props {
  context: PageContext;
  /** The addresses of the script that draws the sheet, and of what it imports. */
  scripts: readonly string[];
}

/** A price as one sheet, to read, print and share, with the ways on. Without a calculation in the address it leads to the calculator. */
export function PriceSheetPage({ context, scripts }: Props) {
  const { company } = context.site.local[context.lang].facts;
  const calculator = addressOf('/prijscalculator', context.lang);
  const words = say(context, {
    nl: {
      title: 'Uw prijs op één blad',
      none: 'In dit adres staat geen volledige berekening. Reken uw prijs uit: daarna maakt u er met één druk een blad van.',
      toCalculator: 'Bereken uw prijs',
      broken: `De berekening staat in het adres van deze pagina, maar kon niet worden getoond. Laad de pagina opnieuw, bel ${company.phone} of mail de link naar ${company.email}.`,
      noScript: `De berekening staat in het adres van deze pagina. Zonder JavaScript kunnen wij die niet tonen. Bel ${company.phone} of mail de link naar ${company.email}. Dan hoort u van ons wat het kost.`,
      request: 'Offerte aanvragen',
      change: 'Wijzig de berekening',
      print: 'Bewaar als PDF',
      share:
        'Delen? Kopieer het adres van deze pagina. Wie het opent, ziet dit blad met de prijs van dat moment.',
    },
    en: {
      title: 'Your price on one sheet',
      none: 'There is no calculation here yet. Work out your price first, and one tap turns it into a sheet.',
      toCalculator: 'Work out your price',
      broken: `The calculation is in the address of this page, but it could not be shown. Load the page again, call ${company.phone} or email the link to ${company.email}.`,
      noScript: `The calculation is in the address of this page. It only shows with JavaScript. Call ${company.phone} or email the link to ${company.email}, and we will tell you the price.`,
      request: 'Ask for a quote',
      change: 'Change the calculation',
      print: 'Save as PDF',
      share:
        'Sharing it? Copy the address of this page. Whoever opens it sees this sheet at that day’s price.',
    },
  });
  return (
    <section className={`${frame} py-8 lg:py-12`}>
      <h1 className="text-title">{words.title}</h1>
      <div className="lg:grid lg:grid-cols-[minmax(0,50rem)_minmax(0,1fr)] lg:gap-12 lg:items-start">
        <div id="prijsblad-wegen" hidden className="lg:order-1 lg:mt-8 lg:sticky lg:top-24">
          <p className="mt-6 lg:mt-0 flex flex-wrap gap-3 lg:flex-col lg:items-stretch">
            <LinkButton href={calculator} id="prijsblad-offerte">
              {words.request}
            </LinkButton>
            <LinkButton href={calculator} look="quiet" id="prijsblad-wijzig">
              {words.change}
            </LinkButton>
            <button id="prijsblad-print" type="button" className={`${buttonShape} border-ink hover:bg-sand`}>
              {words.print}
            </button>
          </p>
          <p className="mt-4 max-w-prose text-ink-soft">{words.share}</p>
        </div>
        <div
          id="prijsblad"
          data-scripts={scripts.join(' ')}
          hidden
          className="mt-8 p-4 md:p-12 rounded border bg-white"
        />
      </div>
      <div id="prijsblad-geen" className="no-script:hidden">
        <p className="mt-4 max-w-prose">{words.none}</p>
        <LinkButton href={calculator} className="mt-8">
          {words.toCalculator}
        </LinkButton>
      </div>
      <p id="prijsblad-kapot" role="alert" hidden className="mt-4 max-w-prose">
        {words.broken}
      </p>
      <p className="hidden no-script:block mt-4 max-w-prose">{words.noScript}</p>
      <InlineScript name="price-sheet" module />
    </section>
  );
}
