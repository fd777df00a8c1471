import type { ReactNode } from 'react';
import { decimal } from '../domain/numbers.ts';
import { Facts } from './Facts.tsx';
import { levels } from './job.ts';
import type { DashboardViewProps } from './partner-dashboard.state.ts';
import { profile } from './sample-data.ts';

/** The freelancer's profile, and the progress from beginner to specialist. */
export function ProfilePanel({ copy, lang }: DashboardViewProps): ReactNode {
  const { name, initials, level, rating, completedJobs, location } = profile;
  const reached = levels.indexOf(level);
  return (
    <div className="p-4 mid:p-6 rounded-xl border border-line bg-white">
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid place-items-center size-12 shrink-0 rounded-full bg-ink text-white font-semibold forced-colors:border"
        >
          {initials}
        </span>
        <h3 className="font-heading text-xl font-semibold">{name}</h3>
      </div>
      <Facts
        facts={[
          [copy.location, location],
          [copy.rating, copy.ofFive(decimal(rating, lang))],
          [copy.completed, String(completedJobs)],
        ]}
      />
      <h3 className="mt-6 font-semibold">{copy.level}</h3>
      <ol className="mt-3 grid gap-4 mid:grid-cols-3">
        {levels.map((each, at) => (
          <li key={each} aria-current={at === reached ? 'step' : undefined}>
            <div
              className={
                at > reached
                  ? 'h-2 rounded-full border border-line-strong'
                  : 'h-2 rounded-full bg-action forced-colors:border'
              }
            />
            <p className={at === reached ? 'mt-2 font-semibold' : 'mt-2 text-ink-soft'}>
              {copy.levels[each]}
            </p>
            <p className="text-sm text-ink-soft">{copy.levelTexts[each]}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
