import { createDatabase, type Stores } from '../database.ts';

/** `requests`, `sent` and `claims` by reference, `photos` by object name. Version 1 had `requests` only. */
const storeNames = ['requests', 'photos', 'sent', 'claims'] as const;

export type OutboxStores = Stores<(typeof storeNames)[number]>;

export const { transact } = createDatabase('wrappie-outbox', 2, storeNames);
