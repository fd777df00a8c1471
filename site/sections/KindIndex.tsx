import { TextLink } from '../parts/TextLink.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** An index set in large type: the kind, what there is to know of it, and how many there are. */
export function KindIndex({ content, context }: SectionProps<'kinds'>) {
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <ul className="mt-8 lg:mt-14 border-b border-ink">
        {content.kinds.map(({ title, text, count, features, link }) => (
          <li
            key={title}
            className="py-5 lg:py-6 border-t border-ink grid grid-cols-[1fr_auto] lg:grid-cols-[6fr_5fr_9rem] gap-x-6 lg:gap-x-12 items-baseline"
          >
            <h3 className="text-[clamp(1.5rem,1.1rem+2vw,2.75rem)] leading-[1.1] tracking-[-0.03em]">
              {title}
            </h3>
            {count && <p className="lg:col-start-3 lg:text-right text-sm text-brass-dark tabular">{count}</p>}
            <div className="mt-2 lg:mt-0 col-span-2 lg:col-span-1 lg:col-start-2 lg:row-start-1">
              {text && <p className="max-w-prose">{text}</p>}
              {features.length > 0 && <p className="text-sm text-ink-soft">{features.join(', ')}</p>}
              {link && <TextLink context={context} to={link.to} label={link.label} />}
            </div>
          </li>
        ))}
      </ul>
      {content.more && <TextLink context={context} {...content.more} className="mt-4" />}
    </section>
  );
}
