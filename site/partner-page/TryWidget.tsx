import { type PageContext, say } from '../lib/page-context.ts';
import { type PartnerWidget, partnerRoute } from '../lib/widgets/partner-widgets.ts';
import { TextLink } from '../parts/TextLink.tsx';
import { frame } from '../sections/frame.ts';
import { Code } from './Code.tsx';
import { defaultSnippet } from './default-snippet.ts';
import { LiveWidget } from './LiveWidget.tsx';
import { liveNote } from './live-note.ts';

/** The live widget with its code beside it. */
export function TryWidget({ context, widget }: { context: PageContext; widget: PartnerWidget }) {
  const words = say(context, {
    nl: { code: 'De code', live: 'Probeer hem uit', adapt: 'Pas kleuren en attributen aan' },
    en: { code: 'The code', live: 'Try it out', adapt: 'Change colours and attributes' },
  });
  return (
    <section className="bg-sand">
      <div
        className={`${frame} py-12 lg:py-16 grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16`}
      >
        <div>
          <h2 className="text-title-sm">{words.code}</h2>
          <Code code={defaultSnippet(context, widget)} className="mt-4" />
          <TextLink
            context={context}
            to={`${partnerRoute}#${widget.meta.tag}`}
            label={words.adapt}
            className="mt-2"
          />
        </div>
        <div data-later="" className="min-w-0">
          <h2 className="text-title-sm">{words.live}</h2>
          <figure className="mt-4">
            <LiveWidget context={context} widget={widget} />
            <figcaption className="mt-2 text-sm text-ink-soft">{liveNote(context, widget)}</figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
