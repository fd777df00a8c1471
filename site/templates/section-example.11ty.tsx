import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { fileOf } from '../lib/addresses.ts';
import { localise } from '../lib/content/localise.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { widgetsOn } from '../lib/widgets/widgets-on.ts';
import { BareHead } from '../parts/BareHead.tsx';
import { DeliveryConfig, deliverInTab, tabConfig } from '../parts/DeliveryConfig.tsx';
import { FirstScripts } from '../parts/FirstScripts.tsx';
import { SectionByType } from '../sections/SectionByType.tsx';
import { exampleAddress } from '../workbench/SectionGallery.tsx';
import { type SectionExample, sectionExamples } from '../workbench/section-examples.ts';

interface Data {
  site: Site;
  item: { example: SectionExample; lang: Language };
}

/** A bare page for each example of a section, which the gallery frames. */
export const data = async () => {
  const site = await loadSite();
  return {
    site,
    items: sectionExamples(site.pages).flatMap((example) => languages.map((lang) => ({ example, lang }))),
    pagination: { data: 'items', size: 1, alias: 'item' },
    permalink: ({ item: { example, lang } }: Data) => fileOf(exampleAddress(example.name, lang)),
  };
};

export function render({ site, item: { example, lang } }: Data): string {
  const { route } = example.page;
  const content = localise(example.content, lang, site.local[lang].placeholders);
  const widgets = widgetsOn([content]);
  const section = renderToStaticMarkup(<SectionByType content={content} context={{ site, lang, route }} />);
  const page = renderToStaticMarkup(
    <html lang={lang}>
      <BareHead title={example.name} policy="page">
        <FirstScripts tags={widgets.first} />
        {deliverInTab(widgets.all) && <DeliveryConfig config={tabConfig(site.environment)} />}
      </BareHead>
      <body>
        <main>
          {!section.includes('<h1') && <h1 className="sr-only font-sans">{example.name}</h1>}
          <div dangerouslySetInnerHTML={{ __html: section }} />
        </main>
      </body>
    </html>,
  );
  // The other sections of its page are not here.
  return `<!doctype html>${page.replaceAll('href="#', `href="${addressOf(route, lang)}#`)}`;
}
