import { expect, test } from 'vitest';
import { activeJobs, availableJobs, completedJobs, profile } from './sample-data.ts';

test('has three available jobs and one active job at 60%, as the rule demands', () => {
  expect(availableJobs).toHaveLength(3);
  expect(activeJobs.map(({ progress }) => progress)).toEqual([60]);
});

test('shows each priority and both kinds of client', () => {
  expect(availableJobs.map(({ priority }) => priority).sort()).toEqual(['high', 'low', 'normal']);
  expect(new Set(availableJobs.map(({ client }) => client))).toEqual(new Set(['private', 'business']));
});

test('has unique job ids, and no more completed jobs than the profile counts', () => {
  const ids = [...availableJobs, ...activeJobs, ...completedJobs].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(completedJobs.length).toBeLessThanOrEqual(profile.completedJobs);
});
