import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Toast } from '../ui/Toast.tsx';
import type { QuoteFormViewProps } from './quote-form.state.ts';

/** The toasts of the rules `contact-required`, `contact-sent` and `delivery-failed`, one at a time. */
export function QuoteFormToast({ store, copy }: QuoteFormViewProps): ReactNode {
  const { toast, dismissToast } = useStore(store);
  if (!toast) return null;
  const { message, n } = toast;
  const texts = {
    missing: { title: copy.missingTitle, text: copy.missingText },
    invalid: { title: copy.invalidText },
    failed: { title: copy.failedTitle, text: copy.failedText },
    sent: { title: copy.sentTitle, text: copy.sentText },
    copied: { title: copy.copied },
  };
  const kind = message === 'sent' || message === 'copied' ? 'success' : 'error';
  return <Toast key={n} kind={kind} {...texts[message]} closeLabel={copy.close} onClose={dismissToast} />;
}
