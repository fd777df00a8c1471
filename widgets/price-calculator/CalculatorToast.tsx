import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Toast } from '../ui/Toast.tsx';
import type { CalculatorViewProps } from './price-calculator.state.ts';

/** The toasts of the rules `calculator-send` and `delivery-failed`, one at a time. */
export function CalculatorToast({ store, copy }: CalculatorViewProps): ReactNode {
  const { toast, dismissToast } = useStore(store);
  if (!toast) return null;
  const { message, n } = toast;
  const texts = {
    missing: { title: copy.missingTitle, text: copy.missingText },
    invalid: { title: copy.invalidText },
    'contact-missing': { title: copy.contactMissing },
    failed: { title: copy.failed },
    sent: { title: copy.sent },
    copied: { title: copy.copied },
  };
  const kind = message === 'sent' || message === 'copied' ? 'success' : 'error';
  return <Toast key={n} kind={kind} {...texts[message]} closeLabel={copy.close} onClose={dismissToast} />;
}
