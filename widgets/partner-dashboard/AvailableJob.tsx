import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { euros } from '../domain/numbers.ts';
import { shareOf } from '../domain/partner/partner-share.ts';
import { Button } from '../ui/Button.tsx';
import { Facts } from './Facts.tsx';
import type { Job } from './job.ts';
import type { DashboardViewProps } from './partner-dashboard.state.ts';

interface AvailableJobProps extends DashboardViewProps {
  job: Job;
}

/** One job, with a button to respond to it. The button stays after it was pressed, because it has the focus. */
export function AvailableJob({ store, copy, lang, job }: AvailableJobProps): ReactNode {
  const { responded, kept, respond } = useStore(store);
  const done = responded.includes(job.id);
  const range = (share: (amount: number) => number) => {
    const [from, to] = job.budget;
    return copy.range(euros(share(from), lang), euros(share(to), lang));
  };
  return (
    <li className="p-4 mid:p-6 rounded-xl border border-line bg-white" part="job">
      <p className="flex flex-wrap gap-2 items-center text-xs text-ink-soft">
        <span className={priorities[job.priority]}>
          {copy.priority}: {copy.priorities[job.priority]}
        </span>
        {job.type[lang]} · {job.location} · {copy.clients[job.client]}
      </p>
      <h3 className="mt-2 font-heading text-xl font-semibold">{job.title[lang]}</h3>
      <p className="mt-1 text-ink-soft">{job.description[lang]}</p>
      <Facts
        facts={[
          [copy.budget, range((amount) => amount)],
          [copy.share, range(shareOf)],
          [copy.deadline, copy.inDays(job.deadlineDays)],
          [
            copy.requirements,
            <ul key="">
              {job.requirements.map((requirement) => (
                <li key={requirement[lang]}>{requirement[lang]}</li>
              ))}
            </ul>,
          ],
        ]}
      />
      <div className="mt-4 flex flex-col gap-2 mid:flex-row mid:items-center no-script:hidden">
        <Button
          look={done ? 'secondary' : 'primary'}
          incomplete={done}
          part="respond"
          onPress={() => respond(job.id)}
        >
          <span>
            {done && <span aria-hidden="true">✓ </span>}
            {done ? copy.responded : copy.respond}
            <span className="sr-only">: {job.title[lang]}</span>
          </span>
        </Button>
        {done && <p className="text-sm text-ink-soft">{kept ? copy.kept : copy.notKept}</p>}
      </div>
    </li>
  );
}

const priorities = {
  high: 'px-2 py-1 rounded bg-ink text-white font-semibold forced-colors:border',
  normal: 'px-2 py-1 rounded bg-sand text-ink font-semibold forced-colors:border',
  low: 'px-2 py-1 rounded border border-line font-semibold',
};
