import { languages } from '../../widgets/domain/text.ts';
import { type PageContext, say } from '../lib/page-context.ts';
import { placedWidgets } from '../lib/widgets/partner-widgets.ts';
import { insideOf, shownEvent, soonestAddress } from './default-snippet.ts';
import { previewAttributes } from './demo-attributes.ts';
import { liveNote } from './live-note.ts';

const chip =
  'relative inline-flex items-center min-h-[2.75rem] px-4 rounded-full border border-line-strong text-sm cursor-pointer transition-colors hover:bg-sand within-checked:bg-ink within-checked:border-ink within-checked:text-paper forced-colors:within-checked:underline focus-frame';

/** The choice of widget. Each option carries the data that the script needs. */
export function WidgetChoice({ context }: { context: PageContext }) {
  return (
    <fieldset disabled className="mt-6 lg:mt-8 min-w-0 no-script:hidden">
      <legend className="sr-only">Widget</legend>
      <div className="flex flex-wrap gap-2">
        {placedWidgets.map((widget, index) => {
          const { meta, docs } = widget;
          const byLanguage = languages.flatMap((lang) => [
            [`data-${lang}`, insideOf(context, widget, lang)],
            [`data-src-${lang}`, soonestAddress(context, widget, lang)],
            // Of its frame, where it has a page for frames.
            ...(meta.attributes['lang'] ? [[`data-title-${lang}`, docs.title[lang]]] : []),
          ]);
          return (
            <label key={meta.tag} id={meta.tag} className={`${chip} scroll-target`}>
              <input
                type="radio"
                name="tag"
                value={meta.tag}
                defaultChecked={index === 0}
                data-demo={JSON.stringify(previewAttributes(meta))}
                data-note={liveNote(context, widget)}
                data-event={shownEvent(widget)}
                {...Object.fromEntries(byLanguage)}
                className="absolute inset-0 w-full h-full opacity-0 cursor-pointer"
              />
              {say(context, docs.title)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
