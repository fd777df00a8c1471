import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { fileOf } from '../lib/addresses.ts';
import { BareHead } from '../parts/BareHead.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';

interface Data {
  lang: Language;
}

/** A widget on a page whose tag of our script lost its `type="module"`: for testers. */
export const data = () => ({
  items: languages,
  pagination: { data: 'items', size: 1, alias: 'lang' },
  permalink: ({ lang }: Data) => fileOf(addressOf('/workbench/classic', lang)),
});

export function render({ lang }: Data): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lang}>
      <BareHead title="widgets.js" policy="page">
        <script defer src="/widgets.js" />
      </BareHead>
      <body>
        <main className="w-full p-4 md:p-8 max-w-page mx-auto" />
        <InlineScript name="workbench-classic" />
      </body>
    </html>,
  )}`;
}
