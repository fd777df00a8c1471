import type { ReactNode } from 'react';

interface Props {
  /** Says what the table holds. */
  label: string;
  columns: number;
  children: ReactNode;
}

/** A table. One that a phone may not hold scrolls in a region of its own, which the keyboard can reach. */
export function WideTable({ label, columns, children }: Props) {
  const table = (
    <table
      className={`w-full border-collapse ${columns > 3 ? 'min-w-[44rem] print:min-w-0' : 'text-sm md:text-base'}`}
    >
      <caption className="sr-only">{label}</caption>
      {children}
    </table>
  );
  if (columns < 3) return table;
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
