import type { ReactNode } from 'react';

interface Props {
  /** Describes the content of the table. */
  label: string;
  columns: number;
  /** Whether its rows stack on a phone. */
  stacks: boolean;
  children: ReactNode;
}

/** A table. On a phone its rows stack, or it scrolls in a region of its own that the keyboard can reach. */
export function WideTable({ label, columns, stacks, children }: Props) {
  const table = (
    <table
      data-stack={stacks ? '' : undefined}
      className={`w-full border-collapse ${stacks ? '' : 'text-sm md:text-base'}`}
    >
      <caption className="sr-only">{label}</caption>
      {children}
    </table>
  );
  if (stacks || columns < 3) return table;
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
