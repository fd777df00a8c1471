import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Toast } from '../ui/Toast.tsx';
import type { QuoteFormViewProps } from './quote-form.state.ts';

/** The toasts of the rules `contact-sent` and `delivery-failed`, one at a time. What is missing or wrong is said in the summary. */
export function QuoteFormToast({ store, copy }: QuoteFormViewProps): ReactNode {
  const { toast, dismissToast } = useStore(store);
  if (!toast) return null;
  const { message, n } = toast;
  if (message === 'missing' || message === 'invalid') return null;
  const texts = {
    failed: { title: copy.failedTitle, text: copy.failedText },
    sent: { title: copy.sentTitle, text: copy.sentText },
    copied: { title: copy.copied },
  };
  const kind = message === 'sent' || message === 'copied' ? 'success' : 'error';
  return <Toast key={n} kind={kind} {...texts[message]} closeLabel={copy.close} onClose={dismissToast} />;
}
