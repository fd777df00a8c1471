import { renderToStaticMarkup } from 'react-dom/server';
import { addressOf } from '../../widgets/domain/addresses.ts';
import { type Language, languages } from '../../widgets/domain/text.ts';
import { ArticleCall } from '../blog/ArticleCall.tsx';
import { ArticleHead, articleSizes } from '../blog/ArticleHead.tsx';
import { ArticlePicture } from '../blog/ArticlePicture.tsx';
import { ArticleText } from '../blog/ArticleText.tsx';
import { NextArticle } from '../blog/NextArticle.tsx';
import { renderPage } from '../layouts/Base.tsx';
import { fileOf } from '../lib/addresses.ts';
import { articleBody } from '../lib/content/article-body.ts';
import { articleMetaOf } from '../lib/content/article-meta.ts';
import { type Article, nextAfter } from '../lib/content/articles.ts';
import { localise } from '../lib/content/localise.ts';
import { unjoined } from '../lib/content/typeset.ts';
import { withFile } from '../lib/content/with-file.ts';
import { articleData } from '../lib/search/structured-data.ts';
import { shareAddress } from '../lib/share/share-address.ts';
import { loadSite, type Site } from '../lib/site.ts';
import { PicturePreload } from '../parts/PictureOf.tsx';
import { assertFits } from '../schema/page-texts.ts';

interface Data {
  site: Site;
  item: { article: Article; lang: Language };
}

/** Every article of the blog, in both languages. */
export const data = async () => {
  const site = await loadSite();
  return {
    site,
    items: site.articles.flatMap((article) => languages.map((lang) => ({ article, lang }))),
    pagination: { data: 'items', size: 1, alias: 'item' },
    permalink: ({ item }: Data) => fileOf(addressOf(item.article.route, item.lang)),
  };
};

export function render({ site, item: { article, lang } }: Data): string {
  const context = { site, lang, route: article.route };
  const meta = withFile(`${article.file}/meta.yaml`, () => {
    const texts = articleMetaOf(context, article);
    assertFits(texts);
    return texts;
  });
  const { blog, placeholders } = site.local[lang];
  const { html, headings } = withFile(`${article.file}/${lang}.md`, () =>
    articleBody(context, localise(article.body, lang, placeholders), (id) =>
      renderToStaticMarkup(<ArticlePicture context={context} id={id} />),
    ),
  );
  const next = nextAfter(site.articles, article);
  return renderPage({
    context,
    title: meta.title,
    description: meta.description,
    picture: meta.picture,
    article: {
      date: meta.date,
      author: meta.author,
      section: blog.categories[meta.category],
      tags: meta.tags,
    },
    data: articleData(context, article, shareAddress(context, unjoined(meta.title), meta.picture)),
    head: <PicturePreload context={context} id={meta.picture} sizes={articleSizes} crop />,
    children: (
      <>
        <article>
          <ArticleHead context={context} article={article} />
          <ArticleText context={context} html={html} headings={headings} />
        </article>
        <ArticleCall context={context} article={article} />
        {next && <NextArticle context={context} article={next} />}
      </>
    ),
  });
}
