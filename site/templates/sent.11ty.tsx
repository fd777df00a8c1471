import { renderPage } from '../layouts/Base.tsx';
import { addressOf, fileOf } from '../lib/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { templateData } from '../lib/structured-data.ts';
import { deliveryScripts } from '../lib/widget-assets.ts';
import { type Lang, languages } from '../schema/text.ts';
import { Sent } from '../sections/Sent.tsx';

const route = '/verzonden';

interface Data {
  site: Site;
  lang: Lang;
}

/** `/verzonden`: the form-mail service sends the visitor of a new tab here, once it took the request. It hands in the receipt. */
export const data = async () => ({
  site: await loadSite(),
  pagination: { data: 'languages', size: 1, alias: 'lang' },
  languages: [...languages],
  permalink: ({ lang }: Data) => fileOf(addressOf(route, lang)),
});

export function render({ site, lang }: Data): string {
  const context: PageContext = { site, lang, route };
  const { entry, imports } = deliveryScripts('tab/receipt-page');
  const words = say(context, {
    nl: {
      title: 'Aanvraag verzonden',
      description:
        'Uw aanvraag voor een offerte is bij ons binnen. Lees wat er nu gebeurt, wanneer u van ons hoort en hoe u ons sneller bereikt.',
    },
    en: {
      title: 'Request sent',
      description:
        'We have your request for a quote. Read what happens now, when you will hear from us and how to reach us sooner than that.',
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
