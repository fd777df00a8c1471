import type { SectionProps } from './section-props.ts';

interface Props {
  figures: SectionProps<'page-hero'>['content']['figures'];
  className: string;
  /** Classes of each row, and of the figure in it, beside those of a plain list. */
  row?: string;
  value: string;
}

/** The figures in the head of a page: rows with the figure on the left, unless the classes say otherwise. */
export function PageHeroFigures({ figures, className, row = '', value }: Props) {
  if (figures.length === 0) return undefined;
  return (
    <dl className={className}>
      {figures.map(({ figure, label }) => (
        <div
          key={label}
          className={`flex flex-row-reverse items-baseline justify-end gap-x-4 py-2.5 border-t border-line-strong ${row}`}
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className={`font-heading font-bold text-lg tracking-tight tabular shrink-0 w-[44%] ${value}`}>
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
