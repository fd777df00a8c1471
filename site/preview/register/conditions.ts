import { API_ERRORS } from './api-errors.ts';

export type Conditions = {
  /** SQL with `$1` and so on; '' for no condition. */
  readonly where: string;
  readonly values: unknown[];
  readonly order: string;
  /** All columns that are named. */
  readonly columns: string[];
};

const OPERATORS: Readonly<Record<string, string>> = { eq: '=', lt: '<', gte: '>=' };
const CONTROLS = ['select', 'order', 'limit', 'offset', 'columns'];

/**
 * Reads the part of PostgREST's query language that the project uses: `column=lt.value` (also `eq`, `gte`), `order=column.asc`, `limit`.
 * `select` is ignored: the answer has all columns.
 * @throws {ApiError} for anything else
 */
export function conditions(query: Readonly<Record<string, unknown>>): Conditions {
  const filters = Object.entries(query).filter(([name]) => !CONTROLS.includes(name));
  const parts = filters.map(([column, text], index) => {
    const [, operator = ''] = /^(\w+)\./.exec(String(text)) ?? [];
    const sql = OPERATORS[operator];
    if (!sql) throw API_ERRORS.badQuery(String(text));
    return {
      column,
      sql: `${name(column)} ${sql} $${index + 1}`,
      value: String(text).slice(operator.length + 1),
    };
  });
  const [, orderColumn, direction] = /^(\w+)\.(asc|desc)$/.exec(String(query['order'] ?? '')) ?? [];
  const limit = /^\d+$/.test(String(query['limit'])) ? `limit ${query['limit']}` : '';
  return {
    where: parts.length > 0 ? `where ${parts.map(({ sql }) => sql).join(' and ')}` : '',
    values: parts.map(({ value }) => value),
    order: `${orderColumn ? `order by ${name(orderColumn)} ${direction}` : ''} ${limit}`.trim(),
    columns: [...parts.map(({ column }) => column), ...(orderColumn ? [orderColumn] : [])],
  };
}

function name(column: string): string {
  if (!/^\w+$/.test(column)) throw API_ERRORS.badQuery(column);
  return `"${column}"`;
}
