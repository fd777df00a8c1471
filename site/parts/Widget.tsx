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
}

/** A prerendered widget: it can be read and filled in before its script has loaded. */
export function Widget({ context, tag, attributes, className, styledByPage, first }: Props) {
  const html = prerenderWidget(
    tag,
    { ...configuredAttributes(tag, context.site.environment), ...attributes },
    context.lang,
    { ...(styledByPage && { styledBy: 'page' }), ...(first && { first }) },
  );
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
