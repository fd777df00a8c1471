import { air, frame } from './frame.ts';
import type { SectionProps } from './section-props.ts';

/** Key figures: the first one very large, the others in a list beside it. */
export function Figures({ content }: SectionProps<'figures'>) {
  const [first, ...others] = content.figures;
  return (
    <section
      className={`${frame} ${air} lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16 items-end`}
    >
      <h2 className="text-title max-w-xl lg:col-span-2">{content.title}</h2>
      <dl className="mt-6">
        <div className="flex flex-col-reverse">
          <dt className="mt-3 text-lg">{first!.label}</dt>
          <dd
            className={`font-heading font-bold leading-[0.85] tracking-[-0.06em] tabular text-action ${size(first!.figure)}`}
          >
            {first!.figure}
          </dd>
        </div>
      </dl>
      <dl className="mt-8 lg:mt-0 border-b border-line-strong">
        {others.map(({ figure, label }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-6 py-4 border-t border-line-strong"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-heading font-bold text-title-sm md:text-title tabular text-right whitespace-nowrap">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The font size depends on the length of the figure. */
function size(figure: string): string {
  if (figure.length <= 4) return 'text-[clamp(6rem,2rem+16vw,16rem)]';
  return figure.length <= 8 ? 'text-[clamp(4rem,1rem+9vw,9rem)]' : 'text-[clamp(2.75rem,1rem+5.5vw,5.5rem)]';
}
