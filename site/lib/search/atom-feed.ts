import { Feed } from 'feed';
import { addressOf } from '../../../widgets/domain/addresses.ts';
import type { Language } from '../../../widgets/domain/text.ts';
import { articleBody } from '../content/article-body.ts';
import { articleMetaOf } from '../content/article-meta.ts';
import { localise } from '../content/localise.ts';
import { unjoined } from '../content/typeset.ts';
import type { Site } from '../site.ts';

/** All articles in one language as an Atom feed, complete, with absolute links. */
export function atomFeed(site: Site, lang: Language): string {
  const { siteUrl } = site.environment;
  const { blog, placeholders } = site.local[lang];
  const { name } = site.facts.company;
  const url = (route: string) => siteUrl + addressOf(route, lang);
  const feed = new Feed({
    id: url('/blog'),
    link: url('/blog'),
    title: `${name} ${blog.name}`,
    description: blog.description,
    language: lang,
    feedLinks: { atom: url('/blog/feed.xml') },
    updated: new Date(site.articles[0]?.meta.date ?? 0),
    author: { name, link: `${siteUrl}/` },
    generator: false,
  });
  for (const article of site.articles) {
    const { route, body } = article;
    const context = { site, lang, route };
    const meta = articleMetaOf(context, article);
    const { html } = articleBody(context, localise(body, lang, placeholders));
    feed.addItem({
      id: url(route),
      link: url(route),
      title: unjoined(meta.title),
      date: new Date(meta.date),
      published: new Date(meta.date),
      description: unjoined(meta.excerpt),
      content: html
        .replace(/ (?:data-scroll|tabindex="0")/g, '')
        .replaceAll('href="/', `href="${siteUrl}/`)
        .replaceAll('href="#', `href="${url(route)}#`),
      author: [{ name: meta.author }],
      category: [{ name: blog.categories[meta.category], term: meta.category }],
    });
  }
  return feed.atom1();
}
