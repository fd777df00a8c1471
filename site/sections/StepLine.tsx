import { PictureOf } from '../parts/PictureOf.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Steps along a vertical line, with the duration of each on the right. */
export function StepLine({ content, context }: SectionProps<'steps'>) {
  return (
    <section
      id={content.id}
      className={`${frame} ${air} lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20`}
    >
      <div>
        <div className="lg:sticky lg:top-28">
          <SectionHead context={context} title={content.title} text={content.text} small />
          {content.picture && (
            <PictureOf
              context={context}
              id={content.picture}
              sizes="(min-width:1024px) 38vw, 100vw"
              className="mt-8 w-full aspect-[4/3] rounded"
            />
          )}
        </div>
      </div>
      <ol className="mt-8 lg:mt-2">
        {content.steps.map(({ title, text, time }, index) => (
          <li
            key={title}
            className="relative pl-14 md:pl-20 pb-8 last:pb-0 before:absolute before:left-4 md:before:left-5 before:top-2 before:bottom-0 before:w-px before:bg-line-strong before:[content:''] last:before:hidden print:break-inside-avoid"
          >
            <span
              aria-hidden="true"
              className="absolute left-0 top-0 w-8 md:w-10 pb-2 bg-paper print:bg-white text-center font-heading font-bold text-2xl md:text-3xl text-action tabular"
            >
              {index + 1}
            </span>
            <div className="md:flex items-baseline justify-between gap-6 pt-0.5">
              <h3 className="text-xl">{title}</h3>
              {time && (
                <p className="text-sm text-brass-dark tabular md:whitespace-nowrap [&::first-letter]:uppercase">
                  {time}
                </p>
              )}
            </div>
            <p className="mt-1 max-w-prose">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
