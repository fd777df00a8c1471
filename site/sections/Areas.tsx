import { air, frame, titleBeside } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Our working area, without a map: regions, each with its towns as one running line. On a wide screen, more than four are columns below the title. */
export function Areas({ content, context }: SectionProps<'areas'>) {
  const areas = content.areas ?? context.site.facts.areas;
  const isWide = areas.length > 4;
  return (
    <section id={content.id} className={`${frame} ${air} ${isWide ? '' : titleBeside}`}>
      <SectionHead context={context} title={content.title} text={content.text} small />
      <ul
        className={`mt-4 grid gap-x-5 ${isWide ? 'lg:mt-6 grid-cols-2 lg:grid-cols-6' : areas.length > 1 ? 'lg:mt-0 grid-cols-2' : 'lg:mt-0'}`}
      >
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
