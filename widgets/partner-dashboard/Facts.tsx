import type { ReactNode } from 'react';

/** Pairs of label and value, laid out as a ledger. */
export function Facts({
  facts,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}): ReactNode {
  return (
    <dl className="mt-4 text-sm">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid gap-4 py-2 border-t border-line grid-cols-[2fr_3fr] mid:grid-cols-[1fr_3fr]"
        >
          <dt className="text-ink-soft">{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
