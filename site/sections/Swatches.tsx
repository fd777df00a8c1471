import { PictureOf } from '../parts/PictureOf.tsx';
import type { SectionProps } from './section-props.ts';

/** Film samples edge to edge, the first one large: a strip to push along on a phone, a table full on a wide screen. */
export function Swatches({ content, context }: SectionProps<'swatches'>) {
  return (
    <section className="pt-20 lg:pt-32">
      <div className="mx-auto max-w-page px-4 md:px-8 md:grid md:grid-cols-2 md:gap-12 md:items-end">
        <h2 className="text-title">{content.title}</h2>
        <p className="mt-4 md:mt-0 text-ink-soft max-w-md">{content.text}</p>
      </div>
      <section
        className="mt-10 overflow-x-auto [scroll-snap-type:x_proximity] lg:overflow-visible"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={content.title}
      >
        <ul className="grid grid-flow-col auto-cols-[58vw] md:auto-cols-[30vw] lg:grid-flow-row lg:grid-cols-6 lg:auto-cols-auto lg:auto-rows-[16.67vw]">
          {content.swatches.map(({ picture, name, use }, index) => (
            <li key={name} className={`relative snap-start ${spans(index, content.swatches.length)}`}>
              <PictureOf
                context={context}
                id={picture}
                sizes="(min-width:1024px) 33vw, 58vw"
                className="w-full h-full aspect-square lg:aspect-auto lg:absolute lg:inset-0"
                decorative
              />
              <p className="absolute left-3 bottom-3 px-3 py-1 rounded-sm bg-paper text-xs">
                <strong>{name}</strong>
                <span className="block text-ink-soft">{use}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

/** On a wide screen: the first takes two rows, and as many of the others are twice as wide as fill the last hole in those rows. */
function spans(index: number, count: number): string {
  const wide = 8 - (count - 1);
  if (index === 0) return 'lg:col-span-2 lg:row-span-2';
  return index > count - 1 - wide ? 'lg:col-span-2' : '';
}
