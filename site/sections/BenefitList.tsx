import { Icon } from '../parts/Icon.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** One row per point: what, why, and details in the last column. */
export function BenefitList({ content, context }: SectionProps<'benefits'>) {
  const detailed = content.benefits.some(({ details }) => details.length > 0);
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <ul className="mt-8 lg:mt-14 border-b border-line-strong">
        {content.benefits.map(({ icon, title, text, details }) => (
          <li
            key={title}
            className={`py-6 lg:py-7 border-t border-line-strong md:grid md:grid-cols-[5fr_7fr] md:gap-8 lg:gap-12 ${detailed ? 'lg:grid-cols-[5fr_5fr_2fr]' : ''}`}
          >
            <h3 className="flex items-start gap-4 text-xl lg:text-title-sm">
              <Icon name={icon} className="size-6 lg:size-7 mt-1 text-action" />
              {title}
            </h3>
            <p className="mt-2 md:mt-0.5 pl-10 md:pl-0 max-w-prose">{text}</p>
            {details.length > 0 && (
              <ul className="mt-2 lg:mt-1 pl-10 md:pl-0 md:col-start-2 lg:col-start-3 text-sm text-ink-soft">
                {details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
