import { examples } from '../../widgets/examples.ts';
import type { PageContext } from '../lib/page-context.ts';
import { prerenderWidget } from '../lib/widgets/prerender-widget.tsx';
import { demoAttributes } from './demo-attributes.ts';
import type { PartnerWidget } from './partner-widgets.ts';

/** Widgets that show themselves only once touched are drawn as in this example. */
const drawnAs: Record<string, string> = { 'wrap-chat': 'inline-empty' };

/** The real widget, to try out. */
export function LiveWidget({ context, widget: { meta } }: { context: PageContext; widget: PartnerWidget }) {
  const example = examples[meta.tag]?.find(({ name }) => name === drawnAs[meta.tag]);
  const html = prerenderWidget(meta.tag, demoAttributes(meta, context), context.lang, {
    state: example?.state,
  });
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
