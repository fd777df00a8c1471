import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';

/** Our working area: regions and their towns, as a list without a map. */
export function Areas({ content, context }: SectionProps<'areas'>) {
  const areas = content.areas ?? context.site.facts.areas;
  return (
    <section
      id={content.id}
      className={`${frame} ${air} lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-20`}
    >
      <div>
        <SectionHead
          context={context}
          title={content.title}
          text={content.text}
          className="lg:sticky lg:top-28"
        />
      </div>
      <ul
        className={`mt-8 lg:mt-2 md:grid md:gap-x-12 ${areas.length === 3 ? 'md:grid-cols-3' : areas.length > 1 ? 'md:grid-cols-2' : ''}`}
      >
        {areas.map(({ name, cities }) => (
          <li key={name} className="pt-4 pb-6 border-t border-line-strong print:break-inside-avoid">
            <h3 className="text-title-sm">{name}</h3>
            <ul className={`mt-2 gap-x-6 text-ink-soft ${columns(areas)}`}>
              {cities.map((city) => (
                <li key={city}>{city}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two columns in every area; one where a long name does not fit in half an area, three where there is a single area. */
function columns(areas: readonly { cities: readonly string[] }[]): string {
  if (areas.length === 1) return '[columns:3_11rem]';
  const long = areas.some(({ cities }) => cities.some((city) => city.length > 14));
  return long || areas.length === 3 ? '[columns:2_11rem]' : '[columns:2]';
}
