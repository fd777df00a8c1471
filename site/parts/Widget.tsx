import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContext } from '../lib/page-context.ts';
import { configuredAttributes } from '../lib/widgets/configured-attributes.ts';
import { prerenderWidget } from '../lib/widgets/prerender-widget.tsx';

interface Props {
  context: PageContext;
  tag: string;
  attributes: Record<string, string>;
  className?: string;
  /** Its styles are part of the page's stylesheet (`::part`) instead of the element. For small widgets on every page. */
  styledByPage?: boolean;
  /** It is on the first screen. */
  first?: boolean;
  /** Members of its state that differ from a fresh one. */
  state?: Record<string, unknown>;
  /** What goes into its slots. */
  children?: ReactNode;
}

/** A prerendered widget: it can be read and filled in before its script has loaded. */
export function Widget({ context, tag, attributes, className, styledByPage, first, state, children }: Props) {
  const html = prerenderWidget(
    tag,
    { ...configuredAttributes(tag, context.site.environment), ...attributes },
    context.lang,
    {
      ...(styledByPage && { styledBy: 'page' }),
      ...(first && { first }),
      ...(state && { state }),
      ...(children && { content: renderToStaticMarkup(children) }),
    },
  );
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
