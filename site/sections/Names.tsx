import { air, frame, titleBeside } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Names set in type: we do not use the logos of others. On a phone as one running line a group, else side by side. */
export function Names({ content, context }: SectionProps<'names'>) {
  return (
    <section id={content.id} className={`${frame} ${air} ${titleBeside}`}>
      <SectionHead context={context} title={content.title} text={content.text} small />
      <div className="mt-2 lg:mt-0">
        {content.groups.map(({ title, names }) => (
          <div
            key={title}
            className="py-2 lg:py-3 border-t border-line-strong md:grid md:grid-cols-[3fr_7fr] md:gap-5 items-baseline"
          >
            <h3 className="text-base">{title}</h3>
            <ul className="md:grid md:grid-cols-2 md:gap-x-6 md:gap-y-2 font-heading font-bold text-base leading-snug text-ink-soft md:text-balance">
              {names.map((name, index) => (
                <li key={name} className="inline">
                  {name}
                  {index < names.length - 1 && <span className="md:hidden">, </span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
