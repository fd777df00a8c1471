import type { ReactNode } from 'react';

interface Props {
  /** Says what the table holds. */
  label: string;
  columns: number;
  children: ReactNode;
}

/** A table. One of three columns may scroll in a region of its own, which the keyboard can reach; a wider one stacks its rows on a phone. */
export function WideTable({ label, columns, children }: Props) {
  const table = (
    <table
      data-stack={columns > 3 ? '' : undefined}
      className={`w-full border-collapse ${columns > 3 ? '' : 'text-sm md:text-base'}`}
    >
      <caption className="sr-only">{label}</caption>
      {children}
    </table>
  );
  if (columns !== 3) return table;
  return (
    <section
      className="relative overflow-x-auto [scrollbar-width:thin] print:overflow-visible"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      aria-label={label}
    >
      {table}
    </section>
  );
}
