import type { ReactNode } from 'react';
import { Facts } from './Facts.tsx';
import type { DashboardViewProps } from './partner-dashboard.state.ts';
import { activeJobs } from './sample-data.ts';

/** The active jobs, with the progress of each. */
export function ActiveJobs({ copy, lang }: DashboardViewProps): ReactNode {
  return (
    <ul className="flex flex-col gap-4">
      {activeJobs.map(({ id, title, location, deadlineDays, progress }) => (
        <li key={id} className="p-4 mid:p-6 rounded-xl border border-line bg-white" part="job">
          <h3 className="font-heading text-xl font-semibold">{title[lang]}</h3>
          <div className="mt-3 flex items-center gap-3">
            <progress
              value={progress}
              max={100}
              aria-label={`${copy.progress}: ${title[lang]}`}
              className="bar grow min-w-0 forced-colors:border"
            />
            <p className="font-semibold tabular">{progress}%</p>
          </div>
          <Facts
            facts={[
              [copy.status, copy.inProgress],
              [copy.location, location],
              [copy.deadline, copy.inDays(deadlineDays)],
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
