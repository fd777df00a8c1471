import type { ArticleMeta } from '../../schema/article.ts';
import type { PageContext } from '../page-context.ts';
import type { Article } from './articles.ts';
import { type Localised, localise } from './localise.ts';

/** What an article is about, in the page's language, with its facts filled in. */
export function articleMetaOf({ site, lang }: PageContext, { meta }: Article): Localised<ArticleMeta> {
  return localise(meta, lang, site.local[lang].placeholders);
}
