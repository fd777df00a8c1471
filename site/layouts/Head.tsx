import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import { addressOf } from '../../widgets/domain/addresses.ts';
import { defaultLanguage, languages } from '../../widgets/domain/text.ts';
import { unjoined } from '../lib/content/typeset.ts';
import { filmsRoute } from '../lib/films/film-pages.ts';
import { policyPlaceholder } from '../lib/headers/own-policy.ts';
import type { PageContext } from '../lib/page-context.ts';
import { stylePlaceholder } from '../lib/page-styles.ts';
import { scriptOf } from '../lib/search/structured-data.ts';
import { DeliveryConfig, deliverInTab, tabConfig } from '../parts/DeliveryConfig.tsx';
import { FirstScripts } from '../parts/FirstScripts.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { type SharedPage, ShareTags } from './ShareTags.tsx';

export interface HeadProps
  extends Omit<SharedPage, 'picture' | 'address'>,
    Partial<Pick<SharedPage, 'picture'>> {
  /** Search keywords for the page. */
  keywords?: string;
  /** Canonical route, if it is another one than this page's. */
  canonical?: string;
  /** `false` makes the page `noindex`. */
  index?: boolean;
  /** Structured data for search engines. */
  data?: readonly Thing[];
  /** The page is served at any address (not found), so it has no twin. */
  anywhere?: boolean;
  /** Tags of the widgets in the page's sections, and of those in the first screen. */
  widgets?: { all: readonly string[]; first: readonly string[] };
  /** Its policy differs from the usual one (`policyExceptions`), so the host sends it. */
  policyInHeader?: boolean;
  /** Preloads and the like. */
  head?: ReactNode;
}

/** Everything before the body. The style element is filled when the page is complete. */
export function Head({
  context,
  keywords,
  picture = 'kitchen-anthracite',
  canonical = context.route,
  index = true,
  article,
  data = [],
  anywhere = false,
  policyInHeader = false,
  widgets = { all: [], first: [] },
  head,
  ...said
}: HeadProps & { context: PageContext }) {
  const { site, lang, route } = context;
  const title = unjoined(said.title);
  const description = unjoined(said.description);
  const url = (to: string, language = lang) => site.environment.siteUrl + addressOf(to, language);
  return (
    <head>
      <meta charSet="utf-8" />
      {!policyInHeader && <meta httpEquiv="Content-Security-Policy" content={policyPlaceholder} />}
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <InlineScript
        name={[
          'choose-language',
          'page-transition',
          'paint-first',
          'text-font',
          'switch-language',
          ...(route === filmsRoute ? ['film-anchor'] : []),
        ]}
      />
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {head}
      <style dangerouslySetInnerHTML={{ __html: stylePlaceholder }} />
      {!anywhere && (
        <>
          <link rel="canonical" href={url(canonical)} />
          {/* A page that names another address as canonical has no translations of its own: search engines read those of that page. */}
          {canonical === route && (
            <>
              {languages.map((each) => (
                <link key={each} rel="alternate" hrefLang={each} href={url(route, each)} />
              ))}
              <link rel="alternate" hrefLang="x-default" href={url(route, defaultLanguage)} />
            </>
          )}
          <ShareTags
            context={context}
            address={url(canonical)}
            title={title}
            description={description}
            picture={picture}
            article={article}
          />
          {hasFeed(route) && (
            <link
              rel="alternate"
              type="application/atom+xml"
              href={addressOf('/blog/feed.xml', lang)}
              title={`${site.facts.company.name} ${site.local[lang].blog.name}`}
            />
          )}
        </>
      )}
      {(!index || anywhere) && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#FAF8F4" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {/* Phones ask for `/apple-touch-icon.png` by themselves. */}
      <link rel="manifest" href="/manifest.webmanifest" />
      <FirstScripts tags={widgets.first} />
      {deliverInTab(widgets.all) && <DeliveryConfig config={tabConfig(site.environment)} />}
      {data.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptOf(data) }} />
      )}
    </head>
  );
}

/** Pages that offer the articles' feed. Service pages leave it out to save bytes. */
function hasFeed(route: string): boolean {
  return route === '/' || route.startsWith('/blog');
}
