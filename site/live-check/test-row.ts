import { createHash } from 'node:crypto';

/** One field for each migration that added some: a register without that migration refuses the row. */
const fields = { message: 'TEST check:live', staal: 'TEST', timestamp: '2026-01-15T09:00:00.000Z' };

/**
 * The row that `check:live` sends. Always the same: the first check stores it, and every later one is told that it exists, which proves as
 * much about its fields. Other fields are another row: one of an earlier version, which is stored already, would prove nothing about them.
 */
export const testRow = {
  reference: 'WR-TESTTEST',
  digest: createHash('sha256').update(JSON.stringify(fields)).digest('hex'),
  kind: 'test',
  fields,
};

/**
 * A row that is never stored, because its kind does not exist. The limits are asked before that is noticed, and a stored row passes them:
 * this one shows whether a new request would, and leaves nothing behind.
 */
export const unstorableRow = { ...testRow, reference: 'WR-TESTNONE', kind: 'none' };
