import { type PageContext, say } from '../lib/page-context.ts';
import { insideOf } from './default-snippet.ts';
import { liveNote } from './live-note.ts';
import type { PartnerWidget } from './partner-widgets.ts';

/** The chosen widget at work. Not drawn beforehand, just as on a partner’s page: others take its place. */
export function Preview({ context, widget }: { context: PageContext; widget: PartnerWidget }) {
  const { tag } = widget.meta;
  const html = `<${tag}>${insideOf(context, widget, context.lang)}</${tag}>`;
  return (
    <figure>
      <section
        aria-label={say(context, { nl: 'Voorbeeld', en: 'Preview' })}
        className="h-[32rem] max-h-[60vh] overflow-y-auto p-2 md:p-4 rounded-lg bg-paper"
      >
        <div data-live="" dangerouslySetInnerHTML={{ __html: html }} />
      </section>
      <figcaption data-note="" className="mt-2 text-sm text-ink-soft">
        {liveNote(context, widget)}
      </figcaption>
    </figure>
  );
}
