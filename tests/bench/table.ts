/** One line of the result. */
export interface Row {
  what: string;
  /** The value that `limit` applies to: often a ratio, sometimes our own figure. */
  value: number;
  /** Absent: the row is informative only. */
  limit?: number;
  /** A Lighthouse score must be at least the limit, everything else at most. */
  atLeast?: boolean;
  /** Medians with their unit. */
  ours: string;
  plain?: string;
  /** Quartiles of `value` over the runs, which show how noisy the machine was. */
  spread?: [number, number];
  note?: string;
}

export function isOver({ value, limit, atLeast }: Row): boolean {
  // The rounded value is compared with the limit: a layout shift of 0.003 is 0.00.
  const shown = Number(value.toFixed(2));
  if (limit === undefined) return false;
  return Number.isNaN(value) || (atLeast ? shown < limit : shown > limit);
}

/** The rows as aligned text. */
export function inTable(rows: readonly Row[]): string {
  const cells = [
    ['', 'what', 'ours', 'plain', 'value', 'quartiles', 'limit'],
    ...rows.map((row) => [
      row.limit === undefined ? '·' : isOver(row) ? '✗' : '✓',
      row.note ? `${row.what} (${row.note})` : row.what,
      row.ours,
      row.plain ?? '',
      row.value.toFixed(2),
      row.spread?.map((n) => n.toFixed(2)).join('–') ?? '',
      row.limit === undefined ? '' : `${row.atLeast ? '≥' : '≤'} ${row.limit}`,
    ]),
  ];
  const widths = cells[0]?.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
