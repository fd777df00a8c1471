import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { AvailableJob } from './AvailableJob.tsx';
import type { DashboardViewProps } from './partner-dashboard.state.ts';
import { availableJobs } from './sample-data.ts';

/** The jobs to respond to. The result of a response is read aloud. */
export function AvailableJobs(props: DashboardViewProps): ReactNode {
  const { store, copy, lang } = props;
  const { announced, kept } = useStore(store);
  const job = availableJobs.find(({ id }) => id === announced);
  return (
    <>
      <noscript>
        <p className="mb-4 text-ink-soft">{copy.noScript}</p>
      </noscript>
      <ul className="flex flex-col gap-4">
        {availableJobs.map((each) => (
          <AvailableJob key={each.id} {...props} job={each} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {job && `${copy.announced(job.title[lang])} ${kept ? copy.kept : copy.notKept}`}
      </p>
    </>
  );
}
