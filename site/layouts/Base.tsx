import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withOwnPolicy } from '../lib/headers/own-policy.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { withPageStyles } from '../lib/page-styles.ts';
import { Widget } from '../parts/Widget.tsx';
import { Dock } from './Dock.tsx';
import { Footer } from './Footer.tsx';
import { Head, type HeadProps } from './Head.tsx';
import { Header } from './Header.tsx';

interface Props extends HeadProps {
  context: PageContext;
  /** The page's first screen asks for a quote or a price itself, so the phone's bar waits until the visitor has gone on. */
  opensWithAction?: boolean;
  endsWithContact?: boolean;
  /** On phones a bar with a quote button stays within reach. */
  quoteBar?: boolean;
  children: ReactNode;
}

/**
 * A whole page as HTML. It fills in the page's styles and policy itself, although transforms do so for every template. Eleventy keeps
 * both what a template returned and what its transforms made of it: if the two are the same string, thousands of pages take half the
 * memory.
 */
export function renderPage(props: Props): string {
  const html = `<!doctype html>${withoutSlashes(renderToStaticMarkup(<Base {...props} />))}`;
  return withOwnPolicy(withPageStyles(html), props.context.site.environment.formMailUrl);
}

/** React closes void elements as XML does (`<br/>`). HTML needs no slash, and pages have hundreds. What a script reads stays as it is. */
function withoutSlashes(html: string): string {
  const slashes =
    /(<script\b[\s\S]*?<\/script>)|(<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)\b[^<>]*)\/>/g;
  return html.replace(slashes, (_, script, start) => script ?? `${start}>`);
}

function Base({
  context,
  opensWithAction = false,
  endsWithContact = false,
  quoteBar = true,
  children,
  ...about
}: Props) {
  return (
    <html lang={context.lang}>
      <Head context={context} {...about} />
      <body>
        <a href="#main" className="absolute bottom-full focus:bottom-auto z-30 p-4 bg-paper">
          {say(context, { nl: 'Naar de inhoud', en: 'Skip to content' })}
        </a>
        <Header context={context} anywhere={about.anywhere} />
        <main id="main">{children}</main>
        <Footer context={context} afterContact={endsWithContact} />
        {quoteBar && <Dock context={context} late={opensWithAction} />}
        <Widget context={context} tag="wrap-chat" attributes={{}} />
      </body>
    </html>
  );
}
