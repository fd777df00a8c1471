import type { Transaction } from '@electric-sql/pglite';
import { type Request, type Response, Router } from 'express';
import { preflight } from '../cors.ts';
import type { Faults } from '../faults.ts';
import { refuseAtGateway } from '../gateway-refusals.ts';
import { gatewayAuthorization, roleOf, TokenError } from '../local-keys.ts';
import { misbehave } from '../misbehave.ts';
import { readBody } from '../read-body.ts';
import { API_ERRORS, ApiError, isDatabaseError, ofDatabase } from './api-errors.ts';
import { conditions } from './conditions.ts';
import type { Register } from './register.ts';

/** 1 MB, in bytes. */
const BODY_LIMIT = 1024 * 1024;

export type RestApiOptions = {
  readonly register: Register;
  readonly faults: Faults;
  readonly closing: AbortSignal;
};

/**
 * A stand-in for PostgREST and its gateway, to be mounted at `/rest/v1`. It has the part that the courier uses (`POST`), functions (`POST` to `/rpc/NAME`), and, with the secret
 * key, the part that `npm run tidy` uses (`GET`, `HEAD`, `DELETE` with conditions). Rights, limits and checks are those of the database.
 */
export function restApi({ register, faults, closing }: RestApiOptions): Router {
  const router = Router();

  router.use(async (req, res, next) => {
    const fault = faults.register(req, res);
    res.set('access-control-allow-origin', '*');
    // The gateway answers preflights itself, so they work even when the API behind it does not.
    if (req.method === 'OPTIONS' && fault.mode !== 'refuse') return preflight(req, res);
    if (await misbehave(fault, res, closing)) return;
    if (fault.mode === 'ok' || fault.mode === 'slow') return next();
    await readBody(req, 0);
    if (fault.mode === '402') return refuseAtGateway(res, 402);
    if (fault.mode === '200') return void res.type('html').send('<title>Log in to this network</title>');
    const [code, message] = fault.mode === '429' ? ['PT429', 'Too many requests'] : ['XX000', 'fault'];
    throw new ApiError(Number(fault.mode), { code: code as string, details: null, hint: null, message });
  });

  router.post('/rpc/:name', async (req, res) => {
    const role = authorised(req, res);
    if (!role) return;
    res.locals['role'] = role;
    const { name } = req.params;
    const [given = {}] = await readRows(req);
    const result = await run(res, async (transaction) => {
      const names = await parametersOf(transaction, name, Object.keys(given));
      const list = names.map((parameter, index) => `${quoted(parameter)} => $${index + 1}`).join(', ');
      return transaction.query<{ result: unknown }>(
        `select public.${quoted(name)}(${list}) as result`,
        names.map((parameter) => given[parameter]),
      );
    });
    // A function without a result: PostgreSQL gives an empty text.
    const value = result.rows[0]?.result;
    if (value === '') res.status(204).end();
    else res.json(value ?? null);
  });
  router
    .route('/:table')
    .all((req, res, next) => {
      res.locals['role'] = authorised(req, res);
      if (res.locals['role']) next();
    })
    .post(async (req, res) => {
      const rows = await readRows(req);
      await run(res, async (transaction) => {
        const columns = await columnsFor(transaction, req.params.table, Object.keys(rows[0] ?? {}));
        const list = columns.map(quoted).join(', ');
        await transaction.query(
          `insert into public.${quoted(req.params.table)} (${list})
           select ${list} from jsonb_populate_recordset(null::public.${quoted(req.params.table)}, $1)`,
          [JSON.stringify(rows)],
        );
      });
      res.status(201).end();
    })
    // Express calls it for HEAD as well.
    .get(async (req, res) => {
      const { table } = req.params;
      const found = await run(res, async (transaction) => {
        const { where, values, order, columns } = conditions(req.query);
        await columnsFor(transaction, table, columns);
        return transaction.query(
          `select *, count(*) over () as "?total" from public.${quoted(table)} ${where} ${order}`,
          values,
        );
      });
      const rows = (found.rows as Record<string, unknown>[]).map(({ '?total': _, ...row }) => row);
      const total = (found.rows as { '?total'?: number }[])[0]?.['?total'] ?? 0;
      res.set('content-range', `${rows.length > 0 ? `0-${rows.length - 1}` : '*'}/${total}`).json(rows);
    })
    .delete(async (req, res) => {
      const { table } = req.params;
      const { affectedRows = 0 } = await run(res, async (transaction) => {
        const { where, values, columns } = conditions(req.query);
        await columnsFor(transaction, table, columns);
        // On Supabase the extension `safeupdate` refuses a deletion without a condition.
        if (!where) throw new ApiError(400, SAFE_UPDATE);
        return transaction.query(`delete from public.${quoted(table)} ${where}`, values);
      });
      res.set('content-range', `*/${affectedRows}`).status(204).end();
    });

  router.use((error: unknown, _req: Request, res: Response, next: (error: unknown) => void) => {
    if (error instanceof ApiError) res.status(error.status).json(error.body);
    else next(error);
  });
  return router;

  async function run<Result>(
    res: Response,
    action: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result> {
    const role: string = res.locals['role'];
    try {
      return await register.as(role, action);
    } catch (error) {
      throw isDatabaseError(error) ? ofDatabase(error, role === 'anon') : error;
    }
  }
}

const SAFE_UPDATE = { code: '21000', details: null, hint: null, message: 'DELETE requires a WHERE clause' };

/** The role of the key. Without a key, or with a wrong one, it sends the refusal and returns `undefined`. */
function authorised(req: Request, res: Response): string | undefined {
  const authorization = gatewayAuthorization(req);
  if (req.get('apikey') === undefined) {
    res.status(401).json({
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
    return undefined;
  }
  try {
    return roleOf(authorization ?? '');
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    if (/^eyJ/.test(req.get('apikey') ?? '')) throw API_ERRORS.badToken(error.message);
    res.status(401).json({
      message: 'Invalid API key',
      hint: 'Double check your Supabase `anon` or `service_role` API key.',
    });
    return undefined;
  }
}

async function readRows(req: Request): Promise<Record<string, unknown>[]> {
  const body = await readBody(req, BODY_LIMIT);
  if (!body)
    throw new ApiError(413, { code: '413', details: null, hint: null, message: 'Payload too large' });
  let value: unknown;
  try {
    value = JSON.parse(body.toString());
  } catch {
    throw API_ERRORS.badJson();
  }
  const rows = Array.isArray(value) ? value : [value];
  if (!rows.every((row) => typeof row === 'object' && row !== null)) throw API_ERRORS.badJson();
  return rows;
}

/** @throws {ApiError} as from PostgREST's schema cache, unless the table exists and has these columns */
async function columnsFor(transaction: Transaction, table: string, wanted: string[]): Promise<string[]> {
  const { rows } = await transaction.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [`public.${quoted(table)}`],
  );
  if (rows.length === 0) throw API_ERRORS.noTable(table);
  const unknown = wanted.find((column) => !rows.some(({ name }) => name === column));
  if (unknown !== undefined) throw API_ERRORS.noColumn(unknown, table);
  return wanted;
}

/** @throws {ApiError} as from PostgREST's schema cache, unless there is a function with these parameters */
async function parametersOf(transaction: Transaction, name: string, wanted: string[]): Promise<string[]> {
  const { rows } = await transaction.query<{ names: string[] }>(
    `select coalesce(proargnames, '{}') as names from pg_proc
     where proname = $1 and pronamespace = 'public'::regnamespace`,
    [name],
  );
  const fits = rows.some(
    ({ names }) => names.length === wanted.length && wanted.every((each) => names.includes(each)),
  );
  if (!fits) throw API_ERRORS.noFunction(name, wanted);
  return wanted;
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
