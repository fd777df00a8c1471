import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf, fileOf } from '../lib/addresses.ts';
import { policyPlaceholder } from '../lib/own-policy.ts';
import { stylePlaceholder } from '../lib/page-styles.ts';
import { InlineScript } from '../parts/InlineScript.tsx';
import { type Lang, languages } from '../schema/text.ts';
import { Workbench } from '../workbench/Workbench.tsx';
import { workbenchWords } from '../workbench/words.ts';

interface Data {
  lang: Lang;
}

/** The workbench: for testers and bug reports, not for search engines. */
export const data = () => ({
  items: languages,
  pagination: { data: 'items', size: 1, alias: 'lang' },
  permalink: ({ lang }: Data) => fileOf(addressOf('/workbench', lang)),
});

export function render({ lang }: Data): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policyPlaceholder} />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>{workbenchWords[lang].title}</title>
        <style dangerouslySetInnerHTML={{ __html: stylePlaceholder }} />
      </head>
      <body>
        <Workbench lang={lang} />
        <InlineScript name="workbench" />
      </body>
    </html>,
  )}`;
}
