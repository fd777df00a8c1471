import type { BlogPosting, BreadcrumbList, FAQPage, Graph, Thing } from 'schema-dts';
import { addressOf } from '../../../widgets/domain/addresses.ts';
import type { PageContent } from '../../schema/page.ts';
import { articleMetaOf } from '../content/article-meta.ts';
import type { Article } from '../content/articles.ts';
import type { Localised } from '../content/localise.ts';
import { plainText } from '../content/plain-text.ts';
import { unjoined } from '../content/typeset.ts';
import type { PageContext } from '../page-context.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { business, provider } from './structured-data-business.ts';
import { serviceOffered } from './structured-data-services.ts';

/** Structured data of a page with a page file: the company (home), the service it offers, its questions and its breadcrumbs. */
export function pageData(context: PageContext, content: Localised<PageContent>): Thing[] {
  return present([
    context.route === '/' ? business(context) : undefined,
    serviceOffered(context, content.description),
    questions(content.sections),
    crumbs(context),
  ]);
}

/** Structured data of an article, and its breadcrumbs. */
export function articleData(context: PageContext, article: Article, image: string): Thing[] {
  const { words } = article;
  const meta = articleMetaOf(context, article);
  const { lang, site } = context;
  const address = url(context, article.route);
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    headline: unjoined(meta.title),
    description: unjoined(meta.description),
    image: site.environment.siteUrl + image,
    datePublished: meta.date,
    author: { '@type': 'Person', name: meta.author },
    publisher: provider(context),
    articleSection: site.local[lang].blog.categories[meta.category],
    keywords: meta.tags,
    wordCount: words[lang],
    inLanguage: lang,
  };
  return present([posting, crumbs(context, unjoined(meta.title))]);
}

/** Structured data of a page without a page file: its breadcrumbs. */
export function templateData(context: PageContext, label?: string): Thing[] {
  return present([crumbs(context, label)]);
}

/** The text of the script element. Nothing in it can end that element. */
export function scriptOf(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** One list of questions per page, however many sections hold them. Every question is also visible on the page. */
function questions(sections: Localised<PageContent>['sections']): FAQPage | undefined {
  const asked = sections.flatMap((section) => (section.type === 'questions' ? section.questions : []));
  if (asked.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

function crumbs(context: PageContext, label?: string): BreadcrumbList | undefined {
  const steps = breadcrumbs(context, label);
  if (steps.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: url(context, step.route),
    })),
  };
}

function url({ site, lang }: PageContext, route: string): string {
  return site.environment.siteUrl + addressOf(route, lang);
}

function present<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined);
}
