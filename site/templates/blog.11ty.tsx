import { ArticleCards } from '../blog/ArticleCards.tsx';
import { BlogClosing } from '../blog/BlogClosing.tsx';
import { BlogHead } from '../blog/BlogHead.tsx';
import { CategoryChips } from '../blog/CategoryChips.tsx';
import { FeaturedArticle, featuredSizes } from '../blog/FeaturedArticle.tsx';
import { renderPage } from '../layouts/Base.tsx';
import { inBothLanguages, type LanguageData } from '../lib/both-languages.ts';
import { featuredAmong } from '../lib/content/articles.ts';
import { templateData } from '../lib/search/structured-data.ts';
import { PicturePreload } from '../parts/PictureOf.tsx';
import { frame } from '../sections/frame.ts';

/** `/blog`: links to every article. */
export const data = inBothLanguages('/blog');

export function render({ site, lang }: LanguageData): string {
  const context = { site, lang, route: '/blog' };
  const { title, description, picture } = site.local[lang].blog;
  const featured = featuredAmong(site.articles);
  return renderPage({
    context,
    title,
    description,
    picture,
    data: templateData(context),
    head: featured && (
      <PicturePreload context={context} id={featured.meta.picture} sizes={featuredSizes} crop />
    ),
    children: (
      <>
        <BlogHead context={context} />
        <div className={`${frame} pb-8 lg:pb-12`}>
          <CategoryChips context={context} articles={site.articles} />
        </div>
        {featured && <FeaturedArticle context={context} article={featured} />}
        <ArticleCards
          context={context}
          articles={site.articles.filter((article) => article !== featured)}
          shown={featured?.meta.picture}
        />
        <BlogClosing context={context} />
      </>
    ),
  });
}
