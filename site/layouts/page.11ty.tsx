import { type Localised, localise } from '../lib/content/localise.ts';
import { withFile } from '../lib/content/with-file.ts';
import type { PageContext } from '../lib/page-context.ts';
import { pageData } from '../lib/search/structured-data.ts';
import { widgetsOn } from '../lib/widgets/widgets-on.ts';
import { PicturePreload } from '../parts/PictureOf.tsx';
import type { PageContent } from '../schema/page.ts';
import { assertFits } from '../schema/page-texts.ts';
import { heroSizes } from '../sections/Hero.tsx';
import { introMedia, introSizes } from '../sections/Intro.tsx';
import { PageHeroPreload } from '../sections/PageHero.tsx';
import { SectionByType } from '../sections/SectionByType.tsx';
import type { PageData } from '../templates/pages.11ty.tsx';
import { renderPage } from './Base.tsx';

/** The layout of a page that is made of sections. */
export function render({ site, item: { page, lang } }: PageData): string {
  const context: PageContext = { site, lang, route: page.route };
  const { placeholders } = site.local[lang];
  const content = withFile(page.file, () => {
    const texts = localise(page.content, lang, placeholders);
    assertFits(texts);
    return texts;
  });
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
      opensWithAction: hasAction(opening),
      quoteBar: content.quoteBar,
      endsWithContact: content.sections.at(-1)?.type === 'contact',
      children: content.sections.map((section, index) => (
        <SectionByType key={index} content={section} context={context} />
      )),
    }),
  );
}

type Opening = Localised<PageContent>['sections'][number] | undefined;

/** Whether the first section itself asks for a quote or a price. */
function hasAction(opening: Opening): boolean {
  if (opening?.type === 'page-hero') return opening.actions.length > 0;
  return opening?.type === 'hero' || (opening?.type === 'intro' && Boolean(opening.widget?.first));
}

/** Preloads the picture of the first section. */
function firstPicture(opening: Opening, context: PageContext) {
  if (opening?.type === 'hero')
    return <PicturePreload context={context} id={opening.picture} sizes={heroSizes} />;
  if (opening?.type === 'page-hero') return <PageHeroPreload content={opening} context={context} />;
  if (opening?.type !== 'intro' || !opening.picture) return undefined;
  return <PicturePreload context={context} id={opening.picture} sizes={introSizes} media={introMedia} />;
}
