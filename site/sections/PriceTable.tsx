import { Fold } from '../parts/Fold.tsx';
import { air, frame } from './frame.ts';
import { SectionHead } from './SectionHead.tsx';
import type { SectionProps } from './section-props.ts';
import { WideTable } from './WideTable.tsx';

/** Figures in a table. A single column of prices is a price list beside its title; more columns take the full width. */
export function PriceTable({ content, context }: SectionProps<'price-table'>) {
  const { id, title, text, columns, rows, footnote, folded } = content;
  const list = columns.length === 2;
  for (const { label, values } of rows)
    if (values.length !== columns.length - 1)
      throw new Error(
        `"${title}", row "${label}": ${values.length} values for ${columns.length - 1} columns`,
      );
  const stacks = columns.length > 3 || (!list && rows.some(({ values }) => values.some(isLong)));
  // A column of words is aligned left, one of figures right.
  const sides = columns.slice(1).map((_, index) => {
    const figures = list || rows.some(({ values }) => /\d/.test(values[index]!));
    return figures ? 'text-right' : 'text-left';
  });
  const table = (
    <WideTable label={title} columns={columns.length} stacks={stacks}>
      <thead>
        <tr className="border-b-2 border-ink">
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`pb-2 text-sm font-semibold ${index === 0 ? headCell : `${valueCell} ${sides[index - 1]}`}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note, values }) => (
          <tr key={label} className="border-b border-line-strong print:break-inside-avoid">
            <th scope="row" className={`py-3 font-semibold ${headCell}`}>
              {label}
              {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
            </th>
            {values.map((value, index) => (
              <td
                key={columns[index + 1]}
                data-label={stacks ? columns[index + 1] : undefined}
                className={`py-3 tabular ${wrapping(value)} ${valueCell} ${sides[index]} ${list ? 'font-heading font-bold text-lg tracking-tight' : ''}`}
              >
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
  return (
    <section
      id={id}
      className={`${frame} ${air} ${list ? 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-20' : ''}`}
    >
      <SectionHead context={context} title={title} text={text} look={list ? 'stacked' : 'split'} small />
      <div className={list ? 'mt-8 lg:mt-2' : 'mt-8'}>
        {folded ? (
          <div className="border-b border-line-strong">
            <Fold title={folded}>{table}</Fold>
          </div>
        ) : (
          table
        )}
        {footnote && <p className="mt-4 text-sm text-ink-soft max-w-prose">{footnote}</p>}
      </div>
    </section>
  );
}

/** Stays visible while the figures scroll. */
const headCell = 'md:pr-4 text-left align-baseline sticky left-0 bg-paper print:static print:bg-transparent';
const valueCell = 'pl-3 md:pl-4 align-baseline';

/** Such a value would wrap in a third of a phone's width. */
function isLong(value: string): boolean {
  return value.length > 10;
}

/** An amount stays on one line; a few words do if there is room. */
function wrapping(value: string): string {
  if (value.length < 9) return 'whitespace-nowrap';
  return value.length < 18 ? 'md:whitespace-nowrap' : '';
}
