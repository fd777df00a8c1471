import type { ReactNode } from 'react';
import { isWaiting } from './send-again.ts';
import type { UnsentRequestsCopy } from './unsent-requests.copy.ts';
import type { Offer } from './unsent-requests.state.ts';

export interface RequestContentsProps {
  copy: UnsentRequestsCopy;
  offer: Offer;
}

/** A summary of a kept request. The fields are Dutch, as in the mail. */
export function RequestContents({
  copy,
  offer: { reference, fields, photos },
}: RequestContentsProps): ReactNode {
  const value = (...names: string[]) => fields.find(([name]) => names.includes(name))?.[1];
  const first = [value('name', 'Naam'), value('email', 'E-mail'), value('phone', 'Telefoon')];
  return (
    <details className="group border-t border-line">
      <summary className="flex items-center justify-between gap-2 min-h-[44px] rounded-lg text-sm text-ink-soft">
        {copy.contents}
        <span aria-hidden="true" className="text-lg leading-none group-open:turn-45">
          +
        </span>
      </summary>
      <dl className="flex flex-col gap-2 pb-2 text-sm [overflow-wrap:anywhere]">
        <div>
          <dt className="text-xs text-ink-soft">{copy.subject}</dt>
          <dd lang="nl">{value('_subject')}</dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{copy.reference}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt className="text-xs text-ink-soft">{copy.from}</dt>
          <dd>{first.filter(Boolean).join(', ')}</dd>
        </div>
        {photos.length > 0 && (
          <div>
            <dt className="text-xs text-ink-soft">{copy.photos}</dt>
            {photos.map((photo, i) => (
              <dd key={i}>{isWaiting(photo) ? copy.photoWaiting(photo.name) : photo.name}</dd>
            ))}
          </div>
        )}
      </dl>
      <p className="pb-2 text-xs text-ink-soft">{copy.stays}</p>
    </details>
  );
}
