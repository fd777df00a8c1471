import { renderPage } from '../layouts/Base.tsx';
import { inBothLanguages, type LanguageData } from '../lib/both-languages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { templateData } from '../lib/search/structured-data.ts';
import { figuresWords } from '../partners/figures-words.ts';
import { Measuring } from '../partners/Measuring.tsx';
import { figuresRoute, PartnerFigures } from '../partners/PartnerFigures.tsx';

/** `/partners/cijfers`: what came through a partner. */
export const data = inBothLanguages(figuresRoute);

export function render({ site, lang }: LanguageData): string {
  const context: PageContext = { site, lang, route: figuresRoute };
  const { pageTitle, description } = say(context, figuresWords);
  return renderPage({
    context,
    title: `${pageTitle} | ${site.facts.company.name}`,
    description,
    index: false,
    // It asks the register, which the usual policy does not allow.
    policyInHeader: true,
    data: templateData(context, pageTitle),
    children: (
      <>
        <PartnerFigures context={context} />
        <Measuring context={context} />
      </>
    ),
  });
}
