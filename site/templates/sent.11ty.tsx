import { renderPage } from '../layouts/Base.tsx';
import { inBothLanguages, type LanguageData } from '../lib/both-languages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { templateData } from '../lib/search/structured-data.ts';
import { deliveryScripts } from '../lib/widgets/widget-assets.ts';
import { Sent } from '../sections/Sent.tsx';

const route = '/verzonden';

/**
 * `/verzonden`: the form-mail service redirects the visitor's new tab here after it has taken the request. The page passes the receipt on.
 */
export const data = inBothLanguages(route);

export function render({ site, lang }: LanguageData): string {
  const context: PageContext = { site, lang, route };
  const { entry, imports } = deliveryScripts('tab/receipt-page');
  const words = say(context, {
    nl: {
      title: 'Uw aanvraag',
      description:
        'Hebt u een offerte aangevraagd? Hier leest u of uw aanvraag is aangekomen, wanneer u van ons hoort en hoe u ons sneller bereikt.',
    },
    en: {
      title: 'Your request',
      description:
        'Have you asked us for a quote? Read here whether your request has arrived, when you will hear from us and how to reach us sooner.',
    },
  });
  return renderPage({
    context,
    title: `${words.title} | ${site.facts.company.name}`,
    description: words.description,
    index: false,
    data: templateData(context, words.title),
    head: (
      <>
        {imports.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        <script type="module" src={entry} />
      </>
    ),
    children: <Sent context={context} />,
  });
}
