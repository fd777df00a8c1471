import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { HoneypotState } from '../request/request-state.ts';

/** A field that nobody sees, reaches or hears: only a program fills it in (rule `robots`). Its value goes nowhere. */
export function Honeypot({ store }: { store: Pick<StoreApi<HoneypotState>, 'setState'> }): ReactNode {
  const ref = useRef<HTMLInputElement>(null);
  // Without JavaScript the form is posted as it is, and this field would be a line of the mail.
  const [isShown, show] = useState(false);
  useEffect(() => {
    show(true);
    store.setState({
      takeHoneypot() {
        const input = ref.current;
        const taken = Boolean(input?.value);
        // A password manager may have filled it in: then the visitor's next press sends.
        if (input) input.value = '';
        return taken;
      },
    });
  }, [store]);
  return isShown && <input ref={ref} hidden name="website" autoComplete="off" />;
}
