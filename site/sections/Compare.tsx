import { ComparePictures } from '../parts/ComparePictures.tsx';
import { InlineScript } from '../parts/InlineScript.tsx';
import type { SectionProps } from './section-props.ts';

/** Two pictures of the same place to drag between, with words beside them. */
export function Compare({ content, context }: SectionProps<'compare'>) {
  const { left, right, handle } = content;
  return (
    <section className="my-8 lg:my-14 lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:pr-[max(2rem,calc((100vw-76rem)/2))]">
      <ComparePictures
        context={context}
        left={left}
        right={right}
        handle={handle}
        sizes="(min-width:1024px) 66vw, 100vw"
        shape="aspect-[4/3] md:aspect-[16/10]"
        className="lg:rounded-r-xl"
      />
      <div className="px-4 md:px-8 lg:pl-14 lg:pr-0 pt-8 lg:pt-0 self-center">
        <h2 className="text-title">{content.title}</h2>
        <p className="mt-4 text-ink-soft max-w-md">{content.text}</p>
      </div>
      <InlineScript name="compare" />
    </section>
  );
}
