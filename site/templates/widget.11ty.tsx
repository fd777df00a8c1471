import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { renderPage } from '../layouts/Base.tsx';
import { fileOf } from '../lib/addresses.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { templateData } from '../lib/search/structured-data.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { type PartnerWidget, partnerWidgets } from '../lib/widgets/partner-widgets.ts';
import { PartnerHead } from '../partner-page/PartnerHead.tsx';
import { Reference } from '../partner-page/Reference.tsx';
import { searchDescription } from '../partner-page/search-description.ts';
import { TryWidget } from '../partner-page/TryWidget.tsx';
import { frame } from '../sections/frame.ts';

interface Data {
  site: Site;
  item: { widget: PartnerWidget; lang: Language };
}

/** A page for each widget: the live widget, its code, and its attributes, events and parts. */
export const data = async () => ({
  site: await loadSite(),
  pagination: { data: 'items', size: 1, alias: 'item' },
  items: partnerWidgets.flatMap((widget) => languages.map((lang) => ({ widget, lang }))),
  permalink: ({ item: { widget, lang } }: Data) => fileOf(addressOf(widget.route, lang)),
});

export function render({ site, item: { widget, lang } }: Data): string {
  const context: PageContext = { site, lang, route: widget.route };
  const name = widget.docs.title[lang];
  return renderPage({
    context,
    title: `${name}: ${say(context, { nl: 'widget voor uw site', en: 'widget for your site' })} | Wrappie`,
    description: searchDescription(widget, lang),
    data: templateData(context, name),
    // Its requests are delivered from this page, as from any of our pages.
    widgets: { all: [widget.meta.tag], first: [] },
    children: (
      <>
        {/* One block: on a phone the code is on the first screen, so it must be part of the first paint. */}
        <div>
          <PartnerHead context={context} name={name} title={name} lead={widget.docs.description[lang]} />
          {!widget.comesByItself && <TryWidget context={context} widget={widget} />}
        </div>
        <div className={`${frame} pb-16 lg:pb-28`}>
          <Reference context={context} widget={widget} />
        </div>
      </>
    ),
  });
}
