import { type ReactNode, useEffect, useRef } from 'react';

/** How long a toast is shown, in ms (rule `toast`). */
const displayTime = 5000;

export interface ToastProps {
  kind: 'error' | 'success';
  title: string;
  text?: string;
  closeLabel: string;
  onClose(): void;
}

/**
 * A short message over the page, in the top layer where the browser supports it; read aloud when it appears. At the top, where it covers no
 * field (they scroll clear of it), bar or button of the chat.
 */
export function Toast({ kind, title, text, closeLabel, onClose }: ToastProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An early part may have opened it already.
    if (!ref.current?.matches(':is(:popover-open)')) ref.current?.showPopover?.();
    const timer = setTimeout(onClose, displayTime);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <div
      ref={ref}
      popover="manual"
      part="toast"
      className="fixed top-2 left-4 right-4 w-auto mx-auto max-w-[420px] bg-transparent"
    >
      <div
        role={kind === 'error' ? 'alert' : 'status'}
        className={
          kind === 'error'
            ? 'flex items-start gap-3 p-4 rounded-lg bg-danger text-white text-sm shadow-float forced-colors:border'
            : 'flex items-start gap-3 p-4 rounded-lg bg-ink text-white text-sm shadow-float forced-colors:border'
        }
      >
        <div className="grow">
          <p className="font-semibold">{title}</p>
          {text && <p>{text}</p>}
        </div>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="size-11 -m-2 grid place-items-center rounded text-lg leading-none"
        >
          ×
        </button>
      </div>
    </div>
  );
}
