import { renderPage } from '../layouts/Base.tsx';
import { inBothLanguages, type LanguageData } from '../lib/both-languages.ts';
import { say } from '../lib/page-context.ts';
import { templateData } from '../lib/search/structured-data.ts';
import { partnerPageName, partnerRoute, placedWidgets } from '../lib/widgets/partner-widgets.ts';
import { Configurator } from '../partner-page/Configurator.tsx';
import { PartnerClosing } from '../partner-page/PartnerClosing.tsx';
import { PartnerHead } from '../partner-page/PartnerHead.tsx';
import { Recipes } from '../partner-page/Recipes.tsx';
import { Requirements } from '../partner-page/Requirements.tsx';
import { WidgetTable } from '../partner-page/WidgetTable.tsx';

/** `/widgets`: for partners who put a widget on their own site. */
export const data = inBothLanguages(partnerRoute);

export function render({ site, lang }: LanguageData): string {
  const context = { site, lang, route: partnerRoute };
  const words = say(context, {
    nl: {
      title: 'Onze prijscalculator op uw site | Wrappie',
      description:
        'Zet onze prijscalculator, het offerteformulier of de assistent op uw eigen site. Kies de kleuren, zie het resultaat en kopieer de code.',
      heading: 'Onze calculator, op uw site',
      lead: 'U plakt een stukje code, zodat uw bezoekers op uw eigen site hun prijs uitrekenen en een offerte aanvragen, in uw kleuren. Bij elke aanvraag staat uw partnercode, en voor elke opdracht die daaruit volgt, ontvangt u een vergoeding.',
    },
    en: {
      title: 'Our price calculator on your site | Wrappie',
      description:
        'Put our price calculator, the quote form or the assistant on your own site. Pick the colours, see the result and copy the code, in two languages.',
      heading: 'Our calculator, on your site',
      lead: 'Paste a few lines of code, so that your visitors can work out their price and ask for a quote on your own site, in your colours. Every request carries your partner code, and you receive a fee for every order that follows.',
    },
  });
  return renderPage({
    context,
    title: words.title,
    description: words.description,
    data: templateData(context, partnerPageName),
    // The preview can show any of them.
    widgets: { all: placedWidgets.map(({ meta }) => meta.tag), first: [] },
    children: (
      <>
        <PartnerHead context={context} name={partnerPageName} title={words.heading} lead={words.lead} />
        <Configurator context={context} />
        <WidgetTable context={context} />
        <Recipes context={context} />
        <Requirements context={context} />
        <PartnerClosing context={context} />
      </>
    ),
  });
}
