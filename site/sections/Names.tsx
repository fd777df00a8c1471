import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Names set in type: nobody's logo is borrowed. */
export function Names({ content, context }: SectionProps<'names'>) {
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <div className="mt-8 lg:mt-12">
        {content.groups.map(({ title, names }) => (
          <div
            key={title}
            className="py-6 lg:py-8 border-t border-line-strong lg:grid lg:grid-cols-[3fr_9fr] lg:gap-12 items-baseline"
          >
            <h3 className="text-base">{title}</h3>
            <ul className="mt-2 lg:mt-0 flex flex-wrap gap-x-4 font-heading text-[clamp(1.375rem,1rem+2vw,2.5rem)] leading-[1.25] tracking-[-0.03em] text-ink-soft">
              {names.map((name) => (
                <li
                  key={name}
                  className="after:[content:'/'] after:ml-4 after:text-sage last:after:hidden whitespace-nowrap"
                >
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
