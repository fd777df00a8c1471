import { expect, test } from 'vitest';
import { reportText } from './finding.ts';

test('a report has a line for each finding, and below it what to do', () => {
  const report = reportText([
    {
      title: 'Page',
      findings: [
        { about: 'courier', state: 'problem', text: 'is blocked', advice: 'allow it' },
        { about: 'mode', state: 'good', text: 'sends' },
      ],
    },
    { title: '<wrap-chat>', findings: [{ about: 'language', state: 'notice', text: 'nl' }] },
  ]);
  expect(report).toBe(
    [
      'Page',
      '  ✗ courier   is blocked',
      '              → allow it',
      '  ✓ mode      sends',
      '',
      '<wrap-chat>',
      '  ! language  nl',
    ].join('\n'),
  );
});
