import { PictureOf } from '../parts/PictureOf.tsx';
import { bandAir, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

const columns: Record<number, string> = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/** Steps side by side with large numbers, on a sand-coloured background, below a full-width picture if there is one. */
export function StepGrid({ content, context }: SectionProps<'steps'>) {
  const { steps, picture } = content;
  return (
    <section id={content.id} className="bg-sand">
      {picture && (
        <PictureOf
          context={context}
          id={picture}
          sizes="100vw"
          className="w-full aspect-[3/2] md:aspect-[21/9] lg:max-h-[34rem]"
        />
      )}
      <div className={`${frame} ${bandAir}`}>
        <SectionHead context={context} title={content.title} text={content.text} look="split" />
        <ol
          className={`mt-8 lg:mt-16 grid gap-x-10 gap-y-8 lg:gap-y-14 md:grid-cols-2 ${columns[steps.length] ?? 'lg:grid-cols-3'}`}
        >
          {steps.map(({ title, text, time }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3.5rem_1fr] md:block pt-4 border-t border-line-strong print:break-inside-avoid"
            >
              <span
                aria-hidden="true"
                className="block font-heading font-bold text-[2.75rem] md:text-[5.5rem] leading-none tracking-[-0.05em] text-action tabular"
              >
                {index + 1}
              </span>
              <div className="md:mt-5">
                <h3 className="text-xl">{title}</h3>
                {time && (
                  <p className="text-sm text-brass-dark tabular [&::first-letter]:uppercase">{time}</p>
                )}
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
