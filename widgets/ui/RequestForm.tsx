import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../domain/text.ts';
import { useFocusWish } from './use-focus-wish.ts';

interface Props {
  lang: Language;
  /** The accessible name of the form. */
  title: string;
  /** A request is being sent. */
  busy: boolean;
  /** Where the store wants the focus. */
  focus: { on: string } | undefined;
  onSend(): void;
  children: ReactNode;
}

/** The frame of a form that sends a request. */
export function RequestForm({ lang, title, busy, focus, onSend, children }: Props): ReactNode {
  const ref = useRef<HTMLFormElement>(null);
  useFocusWish(ref, focus);
  useEffect(() => {
    // Without scripts the browser validates, in its own language. With scripts we do, in the page's language, next to the fields.
    if (ref.current) ref.current.noValidate = true;
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  // `dialog`: a submit before the script is loaded does nothing, while GET would reload the page and lose the typed text.
  return (
    <form
      ref={ref}
      lang={lang}
      method="dialog"
      aria-label={title}
      aria-busy={busy || undefined}
      onSubmit={submit}
      part="form"
      className="flex flex-col gap-4 p-4 mid:p-6 rounded-xl border border-line bg-paper"
    >
      {children}
    </form>
  );
}
