import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { fileOf } from '../lib/addresses.ts';
import { BareHead } from '../parts/BareHead.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { Workbench } from '../workbench/Workbench.tsx';
import { workbenchWords } from '../workbench/words.ts';

interface Data {
  lang: Language;
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
      <BareHead title={workbenchWords[lang].title} policy="page" />
      <body>
        <Workbench lang={lang} />
        <InlineScript name="workbench" />
      </body>
    </html>,
  )}`;
}
