import { Breadcrumbs } from '../parts/Breadcrumbs.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import { Widget } from '../parts/Widget.tsx';
import { frame } from './frame.ts';
import type { SectionProps } from './section-props.ts';

/**
 * Width of the picture, also used by its preload. On wide screens it is beside the words. On a phone it follows them, unless a widget
 * does.
 */
export const introMedia = '(min-width:1024px)';
export const introSizes = '(min-width:1024px) 90vh, 100vw';

/**
 * The head of an inner page: its question, a short answer, the purpose of the page, and its key figures. Beside a long widget the picture
 * is sticky; without a picture the widget has the width of the page.
 */
export function Intro({ content, context }: SectionProps<'intro'>) {
  const { title, lead, facts, widget, picture } = content;
  const isWide = widget && !picture;
  return (
    <section
      className={
        isWide
          ? frame
          : 'lg:grid lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:gap-16 lg:pl-[max(2rem,calc((100vw-76rem)/2))]'
      }
    >
      <div className={`${isWide ? '' : 'px-4 md:px-8 lg:px-0'} pt-1 lg:pt-6 pb-12 lg:pb-24`}>
        <Breadcrumbs context={context} />
        <h1 className="mt-2 lg:mt-4 text-title lg:text-[3.75rem] lg:leading-none lg:tracking-[-0.035em]">
          {title}
        </h1>
        <p className="mt-3 lg:mt-5 text-ink-soft max-w-prose">{lead}</p>
        {/* A widget is drawn after the first paint on a phone (see paint-first.js). Facts are not, or the picture below them would move. */}
        <div data-later={widget ? '' : undefined}>
          {widget && (
            <>
              <Widget
                context={context}
                tag={widget.tag}
                attributes={widget.attributes}
                first={widget.first}
                className="mt-6 lg:mt-8"
              />
              {widget.first && <InlineScript name={['widget-first', ...askedFor(widget.tag)]} />}
            </>
          )}
          {facts.length > 0 && (
            <dl className="mt-10 md:grid md:grid-cols-3 md:gap-8">
              {facts.map((fact) => (
                <div key={fact.title} className="py-4 border-t border-line-strong">
                  <dt className="font-heading font-bold text-lg tracking-tight">{fact.title}</dt>
                  <dd className="mt-1 text-sm text-ink-soft">{fact.text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      {picture && (
        <div className={`relative print:hidden ${widget ? 'hidden lg:block' : ''}`}>
          <PictureOf
            context={context}
            id={picture}
            sizes={introSizes}
            // With a widget it is hidden on a phone, which loads a hidden picture unless it is lazy. A wide screen preloads it.
            first={!widget}
            className={`w-full object-[80%_50%] ${widget ? 'sticky top-20 h-[calc(100vh-7.5rem)] max-h-[54rem] rounded-bl-xl' : 'aspect-[3/2] lg:aspect-auto lg:absolute lg:inset-0 lg:h-full lg:rounded-bl-xl'}`}
          />
        </div>
      )}
    </section>
  );
}

/** Scripts that show what the address asks of a widget, and what is chosen in it. */
function askedFor(tag: string): string[] {
  return tag === 'wrap-price-calculator' ? ['asked-service', 'follow-choice'] : [];
}
