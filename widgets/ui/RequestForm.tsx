import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../domain/text.ts';
import { useFocusWish } from './use-focus-wish.ts';

interface Props {
  lang: Language;
  /** What a screen reader calls it. */
  title: string;
  /** A request is under way. */
  busy: boolean;
  /** Where the store wishes the focus. */
  focus: { on: string } | undefined;
  onSend(): void;
  children: ReactNode;
}

/** The frame of a form that sends a request. */
export function RequestForm({ lang, title, busy, focus, onSend, children }: Props): ReactNode {
  const ref = useRef<HTMLFormElement>(null);
  useFocusWish(ref, focus);
  useEffect(() => {
    // Without scripts the browser checks, and says so in its language; with them we do, in the page's, at the fields.
    if (ref.current) ref.current.noValidate = true;
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  // `dialog`: a press before the script is there does nothing, where a GET would reload the page and lose what was typed.
  return (
    <form
      ref={ref}
      lang={lang}
      method="dialog"
      aria-label={title}
      aria-busy={busy}
      onSubmit={submit}
      part="form"
      className="flex flex-col gap-4 p-4 mid:p-6 rounded-xl border border-line bg-paper"
    >
      {children}
    </form>
  );
}
