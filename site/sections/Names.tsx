import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Names set in type, as one running line a group: we do not use the logos of others. */
export function Names({ content, context }: SectionProps<'names'>) {
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" small />
      <div className="mt-4">
        {content.groups.map(({ title, names }) => (
          <div
            key={title}
            className="py-2 border-t border-line-strong lg:grid lg:grid-cols-[3fr_9fr] lg:gap-12 items-baseline"
          >
            <h3 className="text-base">{title}</h3>
            <ul className="font-heading font-bold text-base leading-snug text-ink-soft">
              {names.map((name, index) => (
                <li key={name} className="inline">
                  {name}
                  {index < names.length - 1 && ', '}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
