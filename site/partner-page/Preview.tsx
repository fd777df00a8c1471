import { type PageContext, say } from '../lib/page-context.ts';
import type { PartnerWidget } from '../lib/widgets/partner-widgets.ts';
import { insideOf } from './default-snippet.ts';
import { previewAttributes } from './demo-attributes.ts';
import { liveNote } from './live-note.ts';

/**
 * The chosen widget, live, in the partner's colours. It is not prerendered, as on a partner's page, because another choice replaces it.
 */
export function Preview({ context, widget }: { context: PageContext; widget: PartnerWidget }) {
  const { tag } = widget.meta;
  const demo = Object.entries(previewAttributes(widget.meta)).map(([name, value]) => ` ${name}="${value}"`);
  const html = `<${tag}${demo.join('')}>${insideOf(context, widget, context.lang)}</${tag}>`;
  const words = say(context, {
    nl: { preview: 'Voorbeeld', site: 'Uw site' },
    en: { preview: 'Preview', site: 'Your site' },
  });
  return (
    <figure>
      <section
        aria-label={words.preview}
        data-live=""
        className="h-[34rem] max-h-[60vh] overflow-y-auto rounded-lg [--wrap-sticky-top:1rem] [background:var(--wrap-paper,#FAF8F4)]"
      >
        <p className="px-4 py-3 font-heading font-bold text-lg text-white [background:var(--wrap-action,#1E5A45)]">
          {words.site}
        </p>
        <div className="p-2 md:p-4" dangerouslySetInnerHTML={{ __html: html }} />
      </section>
      <figcaption data-note="" className="mt-2 text-sm text-ink-soft no-script:hidden">
        {liveNote(context, widget)}
      </figcaption>
    </figure>
  );
}
