import { median, quartiles } from './statistics.ts';
import type { Row } from './table.ts';

interface Comparison {
  what: string;
  pairs: readonly (readonly [ours: number, plain: number])[];
  /** Absent: the row is informative only. */
  limit?: number;
  unit?: string;
  /** `difference` if the limit is a time rather than a factor. */
  by?: 'ratio' | 'difference';
  note?: string;
}

/** A row from pairs. It holds the median of the ratios (or differences) of the pairs, not the ratio of the medians. */
export function compare({ what, pairs, limit, unit = 'ms', by = 'ratio', note }: Comparison): Row {
  const values = pairs.map(([ours, plain]) => (by === 'ratio' ? ours / plain : ours - plain));
  const show = (side: 0 | 1) => `${round(median(pairs.map((pair) => pair[side])))} ${unit}`;
  return {
    what,
    value: median(values),
    spread: quartiles(values),
    limit,
    ours: show(0),
    plain: show(1),
    note,
  };
}

function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
