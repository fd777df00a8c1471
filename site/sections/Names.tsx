import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Names set in type: we do not use the logos of others. */
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
            <ul className="mt-2 lg:mt-0 md:grid md:grid-cols-2 gap-x-12 gap-y-1 font-heading font-bold text-title-sm text-ink-soft">
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
