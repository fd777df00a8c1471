import { renderPage } from '../layouts/Base.tsx';
import { inBothLanguages, type LanguageData } from '../lib/both-languages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { templateData } from '../lib/search/structured-data.ts';
import { priceSheetScripts } from '../lib/widgets/widget-assets.ts';
import { PriceSheetPage } from '../sections/PriceSheetPage.tsx';

const route = '/prijsblad';

/** `/prijsblad`: the price sheet of the calculation in the fragment of the address. */
export const data = inBothLanguages(route);

export function render({ site, lang }: LanguageData): string {
  const context: PageContext = { site, lang, route };
  const words = say(context, {
    nl: {
      title: 'Uw prijs op één blad',
      description:
        'Uw prijsindicatie op één A4: het bedrag, hoe wij eraan komen, uw folie en een link naar de berekening. Om te bewaren, te printen en te delen.',
    },
    en: {
      title: 'Your price on one sheet',
      description:
        'Your price indication on one page: the amount, how we get to it, your film and a link to the calculation. To keep, to print and to share.',
    },
  });
  return renderPage({
    context,
    title: `${words.title} | ${site.facts.company.name}`,
    description: words.description,
    index: false,
    data: templateData(context, words.title),
    children: <PriceSheetPage context={context} scripts={priceSheetScripts()} />,
  });
}
