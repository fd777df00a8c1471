import type { ReactNode } from 'react';

export interface ErrorSummaryProps {
  title: string;
  /** The message of the press that found the problems, in place of a toast. `n` distinguishes two equal messages. */
  said?: { title: string; text?: string; n: number };
  /** By the `id` and `name` of the control, in the order of the form. */
  problems: readonly { name: string; text: string }[];
  onGoTo(name: string): void;
}

/** All problems of a form in one place, each with a link to its field. */
export function ErrorSummary({ title, said, problems, onGoTo }: ErrorSummaryProps): ReactNode {
  return (
    <section
      tabIndex={-1}
      data-focus="summary"
      aria-label={title}
      className="flex flex-col gap-1 p-4 rounded-lg border border-danger bg-danger-soft text-sm"
    >
      {said ? (
        <div key={said.n} role="alert">
          <p className="font-semibold">{said.title}</p>
          {said.text && <p>{said.text}</p>}
        </div>
      ) : (
        <p className="font-semibold">{title}</p>
      )}
      <ul className="grid mid:grid-cols-2">
        {problems.map(({ name, text }) => (
          <li key={name}>
            {/* A fragment cannot lead into a shadow root: the click handler moves the focus. */}
            <a
              href={`#${name}`}
              className="inline-flex items-center min-h-[44px]"
              onClick={(event) => {
                event.preventDefault();
                onGoTo(name);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
