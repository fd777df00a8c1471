import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Towns in our working area, two to a row, their names very large, with their distance and what we do there. */
export function Places({ content, context }: SectionProps<'places'>) {
  return (
    <section id={content.id} className={`${frame} ${air}`}>
      <SectionHead context={context} title={content.title} text={content.text} look="split" />
      <ul className="mt-8 lg:mt-14 border-b border-ink lg:grid lg:grid-cols-2 lg:gap-x-16">
        {content.places.map(({ city, text, distance, services }) => (
          <li key={city} className="py-6 lg:pt-8 lg:pb-12 border-t border-ink print:break-inside-avoid">
            <div className="flex lg:block flex-wrap items-baseline justify-between gap-x-6">
              <h3 className="text-display tracking-[-0.045em]">{city}</h3>
              <p className="lg:mt-2 text-sm text-brass-dark tabular">{distance}</p>
            </div>
            <div className="mt-3 lg:mt-5">
              <p className="max-w-prose">{text}</p>
              <ul className="mt-3 text-sm">
                {services.map((service) => (
                  <li key={service} className="py-1.5 border-t border-line">
                    {service}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
