import type { ReactNode } from 'react';
import { policyPlaceholder } from '../lib/headers/own-policy.ts';
import { stylePlaceholder } from '../lib/page-styles.ts';
import { InlineScript } from './InlineScript.tsx';

interface Props {
  title: string;
  /** `header`: its policy differs from the usual one, and only the host sends it. */
  policy: 'page' | 'header';
  children?: ReactNode;
}

/** The head of a page that is neither for visitors nor for search engines. */
export function BareHead({ title, policy, children }: Props) {
  return (
    <head>
      <meta charSet="utf-8" />
      {policy === 'page' && <meta httpEquiv="Content-Security-Policy" content={policyPlaceholder} />}
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="robots" content="noindex" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <title>{title}</title>
      {/* Such a page has no header, so what sticks leaves no room for one: as on a page of others that says nothing about it. */}
      <style dangerouslySetInnerHTML={{ __html: `${stylePlaceholder}body{--wrap-sticky-top:initial}` }} />
      {policy === 'page' && <InlineScript name="page-transition" />}
      {children}
    </head>
  );
}
