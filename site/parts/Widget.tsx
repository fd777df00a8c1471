import type { PageContext } from '../lib/page-context.ts';
import { prerenderWidget } from '../lib/prerender-widget.tsx';

interface Props {
  context: PageContext;
  tag: string;
  attributes: Record<string, string>;
  className?: string;
}

/** A widget, already drawn: it can be read and filled in before its script comes. */
export function Widget({ context, tag, attributes, className }: Props) {
  const html = prerenderWidget(tag, attributes, context.lang);
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
