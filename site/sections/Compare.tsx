import { Icon } from '../parts/Icon.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import { PictureOf } from '../parts/PictureOf.tsx';
import type { SectionProps } from './section-props.ts';

const sizes = '(min-width:1024px) 66vw, 100vw';
const tag = 'absolute bottom-4 px-3 py-1 rounded-sm bg-paper text-xs';

/**
 * Two pictures of the same place, one over the other, with a handle to drag between them. Without a script they are one below the other.
 */
export function Compare({ content, context }: SectionProps<'compare'>) {
  const { left, right, handle } = content;
  return (
    <section className="my-8 lg:my-14 lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:pr-[max(2rem,calc((100vw-76rem)/2))]">
      <div data-compare="" className="lg:rounded-r-xl">
        <figure className="relative">
          <PictureOf
            context={context}
            id={left.picture}
            sizes={sizes}
            className="w-full aspect-[4/3] md:aspect-[16/10]"
          />
          <figcaption className={`${tag} left-4`}>{left.label}</figcaption>
        </figure>
        <figure className="relative">
          <PictureOf
            context={context}
            id={right.picture}
            sizes={sizes}
            className="w-full aspect-[4/3] md:aspect-[16/10]"
          />
          <figcaption className={`${tag} right-4`}>{right.label}</figcaption>
        </figure>
        <input type="range" step="2" aria-label={handle} />
        <div aria-hidden="true">
          <span>
            <Icon name="chevrons-left-right" />
          </span>
        </div>
      </div>
      <div className="px-4 md:px-8 lg:pl-14 lg:pr-0 pt-8 lg:pt-0 self-center">
        <h2 className="text-title">{content.title}</h2>
        <p className="mt-4 text-ink-soft max-w-md">{content.text}</p>
      </div>
      <InlineScript name="compare" />
    </section>
  );
}
