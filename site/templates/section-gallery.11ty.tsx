import { renderToStaticMarkup } from 'react-dom/server';
import { inBothLanguages, type LanguageData } from '../lib/both-languages.ts';
import { BareHead } from '../parts/BareHead.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { SectionGallery } from '../workbench/SectionGallery.tsx';
import { sectionExamples } from '../workbench/section-examples.ts';
import { galleryWords } from '../workbench/section-words.ts';

/** `/workbench/sections`: every kind of section, for those who write pages. */
export const data = inBothLanguages('/workbench/sections');

export function render({ site, lang }: LanguageData): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={lang}>
      <BareHead title={galleryWords[lang].title} policy="page" />
      <body>
        <SectionGallery examples={sectionExamples(site.pages)} lang={lang} />
        <InlineScript name="copy-code" module />
      </body>
    </html>,
  )}`;
}
