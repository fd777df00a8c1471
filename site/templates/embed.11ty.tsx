import { renderToStaticMarkup } from 'react-dom/server';
import { fileOf } from '../lib/addresses.ts';
import type { PageContext } from '../lib/page-context.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { type EmbedPage, embedPages } from '../lib/widgets/embed-pages.ts';
import { insideOf } from '../partner-page/default-snippet.ts';
import { BareHead } from '../parts/BareHead.tsx';
import { FirstScripts } from '../parts/FirstScripts.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';

interface Data {
  site: Site;
  item: EmbedPage;
}

/**
 * `/embed/NAME`: one widget, for frames of other sites. It is not prerendered: its attributes come from the query of the address. Requests go
 * through the courier page, as on a partner's page.
 */
export const data = async () => ({
  site: await loadSite(),
  items: embedPages,
  pagination: { data: 'items', size: 1, alias: 'item' },
  permalink: ({ item: { address } }: Data) => fileOf(address),
});

export function render({ site, item: { widget, lang, address } }: Data): string {
  const { tag, attributes } = widget.meta;
  const context: PageContext = { site, lang, route: address };
  const { siteUrl } = site.environment;
  const title = widget.docs.title[lang];
  // The assistant's button would have a corner of the frame only.
  const placement = attributes['placement'] ? ' placement="inline"' : '';
  const inside = insideOf(context, widget, lang).replace('<a ', '<a target="_blank" ');
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lang}>
      <BareHead title={title} policy="header">
        <link
          rel="alternate"
          type="application/json+oembed"
          href={`${siteUrl}${address}.json`}
          title={title}
        />
        <style
          dangerouslySetInnerHTML={{
            // No header is in the way of what sticks, so it stays where it is at the top.
            __html:
              'html{overflow:auto;background:none}body{display:block;min-height:0;padding:2px;background:none;--wrap-sticky-top:2px}',
          }}
        />
        <FirstScripts tags={[tag]} />
      </BareHead>
      <body
        data-attributes={Object.keys(attributes).join(' ')}
        dangerouslySetInnerHTML={{
          __html: `<${tag} lang="${lang}"${placement}>${inside}</${tag}>${renderToStaticMarkup(<InlineScript name="embed" />)}`,
        }}
      />
    </html>,
  )}`;
}
