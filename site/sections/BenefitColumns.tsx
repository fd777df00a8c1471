import { Icon } from '../parts/Icon.tsx';
import { bandAir, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Columns between vertical rules, as in a newspaper, on a light green background. */
export function BenefitColumns({ content, context }: SectionProps<'benefits'>) {
  const { benefits } = content;
  return (
    <section id={content.id} className={`bg-sage-soft ${bandAir}`}>
      <div className={frame}>
        <SectionHead context={context} title={content.title} text={content.text} soft="" />
        <ul className={`mt-8 lg:mt-16 grid gap-y-8 lg:gap-y-14 md:grid-cols-2 ${columns(benefits.length)}`}>
          {benefits.map(({ icon, title, text, details }) => (
            <li
              key={title}
              className="pt-5 md:pt-0 border-t md:border-t-0 md:border-l border-sage md:pl-6 md:pr-8 flex flex-col"
            >
              <h3 className="flex md:block items-center gap-3 text-xl">
                <Icon name={icon} className="size-6 md:size-8 md:mb-6 text-action" />
                {title}
              </h3>
              <p className="mt-2">{text}</p>
              {details.length > 0 && (
                <ul className="mt-3 text-sm">
                  {details.map((detail) => (
                    <li key={detail} className="py-1.5 border-t border-sage">
                      {detail}
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Chooses the number of columns so that the last row has more than one, if possible. */
function columns(count: number): string {
  if (count === 2) return '';
  return count % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
}
