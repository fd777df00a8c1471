import { expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

it.each([
  [' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 111 passed | 1 skipped (114)\n', 111, 2],
  ['  2 failed\n    e2e/a.spec.ts › 3 passed by\n  1 flaky\n  4 skipped\n  120 passed (1.5m)\n', 121, 2],
  ['\u001b[32m  7 passed\u001b[39m (2s)\n', 7, 0],
  ['\n90 passed, 1 failed\n', 90, 1],
  ['Checked 967 files in 5ms. No fixes applied.\n', 0, 0],
])('counts what a run says: %j', (said, passed, failed) => {
  expect(countTests(said)).toEqual({ passed, failed });
});
