/** A refusal in the words of PostgREST. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, body: ApiErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export type ApiErrorBody = {
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly message: string;
};

/** An error of PostgreSQL. */
type DatabaseError = Error & { code: string; detail?: string; hint?: string };

const refusal = (status: number, code: string, message: string, hint: string | null = null) =>
  new ApiError(status, { code, details: null, hint, message });

/** Refusals of PostgREST itself. */
export const API_ERRORS = {
  badJson: () => refusal(400, 'PGRST102', 'Empty or invalid json'),
  badQuery: (what: string) => refusal(400, 'PGRST100', `"failed to parse filter (${what})"`),
  badToken: (message: string) => refusal(401, 'PGRST301', message),
  noTable: (table: string) =>
    refusal(404, 'PGRST205', `Could not find the table 'public.${table}' in the schema cache`),
  noFunction: (name: string, parameters: readonly string[]) =>
    refusal(
      404,
      'PGRST202',
      `Could not find the function public.${name}(${parameters.join(', ')}) in the schema cache`,
    ),
  noColumn: (column: string, table: string) =>
    refusal(400, 'PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`),
} as const;

/** Whether a thrown value is an error of PostgreSQL. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));
}

/**
 * PostgREST's answer to an error of PostgreSQL. The status depends on the SQLSTATE; one that begins with `PT` contains the status.
 * @param isAnonymous whether the role is that of visitors. Without rights they get 401, which means "log in", and other roles get 403
 */
export function ofDatabase(error: DatabaseError, isAnonymous: boolean): ApiError {
  const { code, message, detail = null, hint = null } = error;
  return new ApiError(statusOf(code, isAnonymous), { code, details: detail, hint, message });
}

function statusOf(code: string, isAnonymous: boolean): number {
  const [, own] = /^PT(\d{3})$/.exec(code) ?? [];
  if (own) return Number(own);
  if (code === '23503' || code === '23505') return 409;
  if (code === '42501') return isAnonymous ? 401 : 403;
  if (code === '42P01' || code === '42883') return 404;
  if (code === 'P0001' || code === '57014') return code === 'P0001' ? 400 : 500;
  if (/^(08|53)/.test(code)) return 503;
  if (/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  if (/^(0L|0P|28)/.test(code)) return 403;
  return 400;
}
