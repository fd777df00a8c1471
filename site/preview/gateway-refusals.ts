import type { Response } from 'express';

/** Refusals of Supabase's gateway, which does not ask the service behind it. */
const MESSAGES = {
  402: 'Service for this project is restricted due to the following violations: exceed_storage_size_quota. The project owner must upgrade their plan or remove spend caps to restore service.',
  429: 'API rate limit exceeded',
} as const;

/** Refuses a request like the gateway: because the plan is used up (402), or because of too many requests (429). */
export function refuseAtGateway(res: Response, status: keyof typeof MESSAGES): void {
  if (status === 429) res.set('retry-after', '2');
  res.status(status).json({ message: MESSAGES[status] });
}
