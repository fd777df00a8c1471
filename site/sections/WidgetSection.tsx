import { Icon } from '../parts/Icon.tsx';
import { RichText } from '../parts/RichText.tsx';
import { Widget } from '../parts/Widget.tsx';
import { WidgetLater } from '../parts/WidgetLater.tsx';
import { air, frame } from './frame.ts';
import type { SectionProps } from './section-props.ts';

/** Any widget, with or without words beside it. */
export function WidgetSection({ content, context }: SectionProps<'widget'>) {
  const { id, layout, title, text, notes, tag, attributes, received, instead } = content;
  const alone = !title && !text;
  const beside = layout === 'beside' && !alone;
  return (
    <section
      id={id}
      className={`${frame} ${air} ${beside ? 'lg:grid lg:grid-cols-[4fr_7fr] lg:gap-20' : ''}`}
    >
      {!alone && (
        <div className={beside ? 'mb-5 lg:mb-0' : 'mb-8 max-w-prose'}>
          <div className={beside ? 'lg:sticky lg:top-32' : ''}>
            {title && <h2 className="text-title">{title}</h2>}
            {text && (
              <p className="mt-4 text-ink-soft">
                <RichText context={context} text={text} />
              </p>
            )}
            {notes.length > 0 && (
              <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                {notes.map((note) => (
                  <li key={note} className="flex gap-2">
                    <Icon name="check" className="size-4 mt-1 text-action" />
                    {note}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      <div>
        {received && (
          <div id={received.id} className="hidden target:block mb-6 p-4 rounded-lg bg-sage-soft scroll-mt-32">
            <p className="font-semibold">{received.title}</p>
            <p className="text-sm">{received.text}</p>
          </div>
        )}
        {instead ? (
          <WidgetLater context={context} tag={tag} attributes={attributes} instead={instead} />
        ) : (
          <Widget context={context} tag={tag} attributes={attributes} />
        )}
      </div>
    </section>
  );
}
