import type { ReactNode } from 'react';

/** Says that an earlier request has arrived while a change of it has not. `text` is empty when there is none. */
export function EarlierArrived({ text }: { text: string | false | undefined }): ReactNode {
  return (
    text && (
      <p role="alert" className="p-4 rounded-lg bg-sage-soft text-sm">
        {text}
      </p>
    )
  );
}
