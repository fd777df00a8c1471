import type { SectionProps } from './section-props.ts';

/** Four reasons, each with its figure. */
export function SellingPoints({ content }: SectionProps<'selling-points'>) {
  return (
    <section className="mx-auto w-full max-w-page px-4 md:px-8 pt-6 lg:pt-20 pb-2 lg:pb-14">
      <h2 className="sr-only">{content.title}</h2>
      <ul className="grid grid-cols-2 lg:grid-cols-[1.1fr_1.3fr_1.2fr_1fr] xl:grid-cols-4 gap-x-5 md:gap-x-10">
        {content.points.map(({ figure, title, text }) => (
          <li key={title} className="py-4 border-t border-line-strong">
            <p className="font-heading font-bold text-xl md:text-title-sm tracking-tight whitespace-nowrap">
              {figure}
            </p>
            <h3 className="md:mt-2 text-sm md:text-base">{title}</h3>
            <p className="hidden md:block text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
