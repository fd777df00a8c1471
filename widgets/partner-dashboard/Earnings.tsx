import type { ReactNode } from 'react';
import { euros } from '../domain/numbers.ts';
import { shareOf } from '../domain/partner/partner-share.ts';
import type { DashboardViewProps } from './partner-dashboard.state.ts';
import { completedJobs, earned } from './sample-data.ts';

/** What the latest jobs brought the freelancer, in sight beside every tab. */
export function Earnings({ copy, lang }: DashboardViewProps): ReactNode {
  return (
    <section part="earnings" className="p-4 mid:p-6 rounded-xl bg-ink text-white forced-colors:border">
      <h2 className="text-sm font-semibold">{copy.earnings}</h2>
      <p className="mt-1 font-heading text-3xl font-semibold tabular">{euros(earned, lang)}</p>
      <p className="text-sm">{copy.earned(completedJobs.length)}</p>
      <dl className="mt-4 text-sm">
        {completedJobs.map(({ id, title, location, price }) => (
          <div key={id} className="flex justify-between gap-4 py-2 border-t border-ink-soft">
            <dt>
              {title[lang]}, {location}
            </dt>
            <dd className="tabular">{euros(shareOf(price), lang)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm">{copy.afterJob}</p>
    </section>
  );
}
