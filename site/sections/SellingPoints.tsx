import type { SectionProps } from './section-props.ts';

/** Four reasons, each with its figure. */
export function SellingPoints({ content }: SectionProps<'selling-points'>) {
  return (
    <section className="mx-auto w-full max-w-page px-4 md:px-8 pt-16 lg:pt-36 pb-16 lg:pb-24">
      <h2 className="sr-only">{content.title}</h2>
      <ul className="md:grid md:grid-cols-2 lg:grid-cols-[1.1fr_1.3fr_1.2fr_1fr] md:gap-x-10">
        {content.points.map(({ figure, title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[8.5rem_1fr] md:block gap-x-4 items-baseline py-5 border-t border-line-strong"
          >
            <p className="font-heading font-bold text-xl md:text-title-sm tracking-tight whitespace-nowrap">
              {figure}
            </p>
            <div className="md:mt-2">
              <h3 className="text-base">{title}</h3>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
