import { locales } from '../../widgets/domain/languages.ts';
import type { PageContext } from '../lib/page-context.ts';
import { shareSize } from '../lib/share/ShareDrawing.tsx';
import { shareAddress } from '../lib/share/share-address.ts';

/** What other sites show of a page that somebody shares. */
export interface SharedPage {
  /** Its canonical address. */
  address: string;
  title: string;
  description: string;
  /** The picture, by its name in site/pictures. */
  picture: string;
  /** The data of an article. */
  article?: { date: string; author: string; section: string; tags: readonly string[] };
}

/** The preview that other sites show of a shared page: Open Graph tags, and a Twitter card, which reads the rest from them. */
export function ShareTags({
  context,
  address,
  title,
  description,
  picture,
  article,
}: SharedPage & { context: PageContext }) {
  const { site, lang } = context;
  const { siteUrl } = site.environment;
  return (
    <>
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.facts.company.name} />
      <meta property="og:locale" content={locales[lang].tag.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={siteUrl + shareAddress(context, title, picture)} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={site.pictures.get(picture)?.alt[lang] ?? title} />
      {article && (
        <>
          <meta property="article:published_time" content={article.date} />
          <meta property="article:author" content={article.author} />
          <meta property="article:section" content={article.section} />
          {article.tags.map((tag) => (
            <meta key={tag} property="article:tag" content={tag} />
          ))}
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
