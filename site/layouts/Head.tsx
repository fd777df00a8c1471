import type { ReactNode } from 'react';
import { addressOf } from '../lib/addresses.ts';
import { fontAddress } from '../lib/font.ts';
import { policyPlaceholder } from '../lib/own-policy.ts';
import type { PageContext } from '../lib/page-context.ts';
import { stylePlaceholder } from '../lib/page-styles.ts';
import { widgetAssets } from '../lib/widget-assets.ts';
import { InlineScript } from '../parts/InlineScript.tsx';

export interface HeadProps {
  title: string;
  description: string;
  /** Picture for sharing. */
  picture?: string;
  /** Route that search engines should name, if not this one. */
  canonical?: string;
  /** `false` keeps the page out of search engines. */
  index?: boolean;
  /** The page is served at addresses of others (not found): it has no twin, and carries its own policy. */
  anywhere?: boolean;
  /** Tags of the widgets on the page, and those among them that stand in the first screen. */
  widgets?: { all: readonly string[]; first: readonly string[] };
  /** Preloads and the like. */
  head?: ReactNode;
}

/** Everything before the body. The style element is filled when the page is complete. */
export function Head({
  context,
  title,
  description,
  picture = 'kitchen-anthracite',
  canonical,
  index = true,
  anywhere = false,
  widgets,
  head,
}: HeadProps & { context: PageContext }) {
  const { site, lang, route } = context;
  const url = (to: string, language = lang) => site.environment.siteUrl + addressOf(to, language);
  const shared = site.pictures.get(picture)?.candidates.jpeg.find(({ width }) => width >= 1200);
  return (
    <head>
      <meta charSet="utf-8" />
      {anywhere && <meta httpEquiv="Content-Security-Policy" content={policyPlaceholder} />}
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <InlineScript name="choose-language" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="preload" href={fontAddress} as="font" type="font/woff2" crossOrigin="" />
      {head}
      <style dangerouslySetInnerHTML={{ __html: stylePlaceholder }} />
      {!anywhere && (
        <>
          <link rel="canonical" href={url(canonical ?? route)} />
          <link rel="alternate" hrefLang="nl" href={url(route, 'nl')} />
          <link rel="alternate" hrefLang="en" href={url(route, 'en')} />
          <link rel="alternate" hrefLang="x-default" href={url(route, 'nl')} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.facts.company.name} />
          <meta property="og:locale" content={lang === 'nl' ? 'nl_NL' : 'en_GB'} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url(route)} />
          {shared && <meta property="og:image" content={site.environment.siteUrl + shared.url} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {(!index || anywhere) && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#FAF8F4" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      {[...new Set(widgets?.first.flatMap((tag) => widgetAssets(tag)))].map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      {widgets && widgets.all.length > 0 && <script type="module" src="/widgets.js" />}
    </head>
  );
}
