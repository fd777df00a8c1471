import type { PageContext } from '../lib/page-context.ts';
import type { PartnerWidget } from '../lib/widgets/partner-widgets.ts';
import { prerenderWidget } from '../lib/widgets/prerender-widget.tsx';
import { demoAttributes } from './demo-attributes.ts';

/** The real widget, to try out. */
export function LiveWidget({
  context,
  widget: { meta, examples, demo },
}: {
  context: PageContext;
  widget: PartnerWidget;
}) {
  const example = examples.find(({ name }) => name === demo);
  const html = prerenderWidget(meta.tag, demoAttributes(meta, context), context.lang, {
    state: example?.state,
  });
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
