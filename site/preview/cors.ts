import type { Request, Response } from 'express';

/** Answers a preflight like Supabase's gateway, which allows every origin and header. */
export function preflight(req: Request, res: Response): void {
  res.set('access-control-allow-methods', 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT');
  const wanted = req.get('access-control-request-headers');
  if (wanted) res.set('access-control-allow-headers', wanted);
  res.vary('access-control-request-headers').status(200).end();
}
