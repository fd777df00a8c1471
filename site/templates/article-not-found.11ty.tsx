import { ArticleNotFound } from '../blog/ArticleNotFound.tsx';
import { missingPage } from '../layouts/missing-page.ts';

/** For every address under /blog without an article. Its language links lead to the blog. */
export const { data, render } = missingPage({
  address: '/blog/404',
  route: '/blog',
  title: { nl: 'Artikel niet gevonden', en: 'Article not found' },
  body: (context) => <ArticleNotFound context={context} articles={context.site.articles} />,
});
