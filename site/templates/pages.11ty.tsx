import { renderPage } from '../layouts/Base.tsx';
import { addressOf, fileOf } from '../lib/addresses.ts';
import type { Page } from '../lib/content.ts';
import { type Localised, localise } from '../lib/localise.ts';
import type { PageContext } from '../lib/page-context.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { pageData } from '../lib/structured-data.ts';
import { widgetsOn } from '../lib/widgets-on.ts';
import { PicturePreload } from '../parts/PictureOf.tsx';
import type { PageContent } from '../schema/page.ts';
import { type Lang, languages } from '../schema/text.ts';
import { heroSizes } from '../sections/Hero.tsx';
import { introMedia, introSizes } from '../sections/Intro.tsx';
import { pageHeroSizes } from '../sections/PageHero.tsx';
import { SectionByType } from '../sections/SectionByType.tsx';

interface Data {
  site: Site;
  item: { page: Page; lang: Lang };
}

/** Every page file, in both languages. */
export const data = async () => {
  const site = await loadSite();
  return {
    site,
    items: site.pages.flatMap((page) => languages.map((lang) => ({ page, lang }))),
    pagination: { data: 'items', size: 1, alias: 'item' },
    permalink: ({ item }: Data) => fileOf(addressOf(item.page.route, item.lang)),
  };
};

export function render({ site, item: { page, lang } }: Data): string {
  const context: PageContext = { site, lang, route: page.route };
  const { quotes } = site.local[lang];
  const content = withFile(page.file, () => localise(page.content, lang, quotes));
  const [opening] = content.sections;
  return withFile(page.file, () =>
    renderPage({
      context,
      title: content.title,
      description: content.description,
      keywords: content.keywords,
      picture: content.picture ?? (opening && 'picture' in opening ? opening.picture : undefined),
      canonical: content.canonical,
      index: content.index,
      data: pageData(context, content),
      widgets: widgetsOn(content.sections),
      head: firstPicture(opening, context),
      opensWithQuote: opening?.type === 'hero',
      children: content.sections.map((section, index) => (
        <SectionByType key={index} content={section} context={context} />
      )),
    }),
  );
}

/** What the opening section shows first is asked for first. */
function firstPicture(opening: Localised<PageContent>['sections'][number] | undefined, context: PageContext) {
  if (opening?.type === 'hero')
    return <PicturePreload context={context} id={opening.picture} sizes={heroSizes} />;
  if (opening?.type === 'page-hero')
    return <PicturePreload context={context} id={opening.picture} sizes={pageHeroSizes} />;
  if (opening?.type !== 'intro' || !opening.picture) return undefined;
  return <PicturePreload context={context} id={opening.picture} sizes={introSizes} media={introMedia} />;
}

/** Errors name the page they came up on. */
function withFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
