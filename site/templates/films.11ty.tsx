import { FilmIndex } from '../films/FilmIndex.tsx';
import { filterStyles, swatchStyles } from '../films/film-styles.ts';
import { renderPage } from '../layouts/Base.tsx';
import { inBothLanguages, type LanguageData } from '../lib/both-languages.ts';
import { localise } from '../lib/content/localise.ts';
import { readYaml } from '../lib/content/read-yaml.ts';
import { filmIndexRoute, filmPages } from '../lib/films/film-pages.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { templateData } from '../lib/search/structured-data.ts';
import { filmWords } from '../schema/films.ts';

/** `/kleuren-folie/alle`: links to the pages of all films. */
export const data = inBothLanguages(filmIndexRoute);

export function render({ site, lang }: LanguageData): string {
  const context: PageContext = { site, lang, route: filmIndexRoute };
  const words = readYaml('site/content/films.yaml', filmWords);
  const { lead, heading } = localise(words.index, lang, site.local[lang].placeholders);
  return renderPage({
    context,
    title: say(context, words.index.title),
    description: say(context, words.index.description),
    picture: 'swatch-sage',
    data: templateData(context, say(context, words.index.name)),
    head: <style dangerouslySetInnerHTML={{ __html: swatchStyles(filmPages) + filterStyles }} />,
    children: <FilmIndex context={context} words={words} heading={heading} lead={lead} />,
  });
}
