import { expect, test } from 'vitest';
import { licenceNotices } from './licence-notices.ts';

test('name what our scripts and pages contain, with its licence, and none of our tools', () => {
  const notices = licenceNotices();
  for (const carried of [
    'react',
    'react-dom',
    'zustand',
    '@r2wc/core',
    '@supabase/storage-js',
    'lucide-static',
  ])
    expect(notices).toMatch(new RegExp(`^${carried} \\d+\\.\\d+\\.\\d+`, 'm'));
  expect(notices).toContain('Copyright (c) Meta Platforms');
  expect(notices).toContain('SIL OPEN FONT LICENSE');
  expect(notices).not.toMatch(/^(?:vite|playwright|typescript|@types\/react) /m);
});
