import type { ReactNode } from 'react';
import { euros } from '../domain/numbers.ts';
import { shareOf } from '../domain/partner/partner-share.ts';
import { Facts } from './Facts.tsx';
import type { DashboardViewProps } from './partner-dashboard.state.ts';
import { completedJobs, profile } from './sample-data.ts';

/** The latest completed jobs, with the result of each. */
export function CompletedJobs({ copy, lang }: DashboardViewProps): ReactNode {
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft bg-paper">
        {copy.latest(completedJobs.length, profile.completedJobs)}
      </p>
      <ul className="flex flex-col gap-4">
        {completedJobs.map(({ id, title, location, price }) => (
          <li key={id} className="p-4 mid:p-6 rounded-xl border border-line bg-white" part="job">
            <h3 className="font-heading text-xl font-semibold">{title[lang]}</h3>
            <Facts
              facts={[
                [copy.location, location],
                [copy.customerPaid, euros(price, lang)],
                [copy.youReceived, euros(shareOf(price), lang)],
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
