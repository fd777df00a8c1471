import { air, frame, titleBeside } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Our working area: regions, each with its towns as one running line, without a map. */
export function Areas({ content, context }: SectionProps<'areas'>) {
  const areas = content.areas ?? context.site.facts.areas;
  return (
    <section id={content.id} className={`${frame} ${air} ${titleBeside}`}>
      <SectionHead context={context} title={content.title} text={content.text} small />
      <ul className={`mt-4 lg:mt-0 grid gap-x-5 ${areas.length > 1 ? 'grid-cols-2' : ''}`}>
        {areas.map(({ name, cities }) => (
          <li key={name} className="py-3 border-t border-line-strong print:break-inside-avoid">
            <h3 className="text-base">{name}</h3>
            <ul className="text-sm text-ink-soft">
              {cities.map((city, index) => (
                <li key={city} className="inline">
                  {city}
                  {index < cities.length - 1 && ', '}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
