import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Toast } from '../ui/Toast.tsx';
import { applicationSendingCopy } from './application-sending.copy.ts';
import type { PartnerFormViewProps } from './partner-form.state.ts';

/** The result of an application, one message at a time. */
export function ApplicationToast({ store, lang }: PartnerFormViewProps): ReactNode {
  const { toast, dismissToast } = useStore(store);
  if (!toast) return null;
  const { received, failedTitle, failedText, copied, close } = applicationSendingCopy[lang];
  const { message, n } = toast;
  const texts = {
    sent: received,
    failed: { title: failedTitle, text: failedText },
    copied: { title: copied },
  };
  const kind = message === 'failed' ? 'error' : 'success';
  return <Toast key={n} kind={kind} {...texts[message]} closeLabel={close} onClose={dismissToast} />;
}
