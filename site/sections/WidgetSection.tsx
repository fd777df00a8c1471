import { Icon } from '../parts/Icon.tsx';
import { Widget } from '../parts/Widget.tsx';
import type { SectionProps } from './section-props.ts';

/** Any widget, with or without words beside it. */
export function WidgetSection({ content, context }: SectionProps<'widget'>) {
  const { id, title, text, notes, tag, attributes, received } = content;
  const alone = !title && !text;
  return (
    <section
      id={id}
      className={`mx-auto w-full max-w-page px-4 md:px-8 py-16 lg:py-32 ${alone ? '' : 'lg:grid lg:grid-cols-[4fr_7fr] lg:gap-20'}`}
    >
      {!alone && (
        <div className="mb-8 lg:mb-0">
          <div className="lg:sticky lg:top-32">
            {title && <h2 className="text-title">{title}</h2>}
            {text && <p className="mt-4 text-ink-soft">{text}</p>}
            <ul className="mt-6 space-y-2">
              {notes.map((note) => (
                <li key={note} className="flex gap-3">
                  <Icon name="check" className="size-5 mt-1 text-action" />
                  {note}
                </li>
              ))}
            </ul>
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
        <Widget context={context} tag={tag} attributes={attributes} />
      </div>
    </section>
  );
}
