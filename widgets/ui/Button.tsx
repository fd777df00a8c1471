import type { ReactNode } from 'react';

const looks = {
  primary:
    'inline-flex items-center justify-center gap-2 min-h-[48px] px-6 rounded bg-action text-white font-semibold text-base text-center transition-colors hover:bg-action-dark forced-colors:border',
  secondary:
    'inline-flex items-center justify-center gap-2 min-h-[48px] px-6 rounded border border-line-strong bg-white font-semibold text-base transition-colors hover:border-ink no-underline text-center',
  quiet:
    'inline-flex items-center justify-center gap-2 min-h-[44px] px-2 rounded text-ink-soft underline underline-offset-2 text-sm transition-colors hover:text-ink',
};

export interface ButtonProps {
  children: ReactNode;
  look: keyof typeof looks;
  type?: 'button' | 'submit';
  /** Looks disabled and is announced as disabled, but stays focusable: a click shows what is missing. */
  incomplete?: boolean;
  label?: string;
  part?: string;
  /** A name by which a store can move the focus here. */
  focusName?: string;
  onPress?(): void;
}

/** A button, 48 px high. */
export function Button({
  children,
  look,
  type = 'button',
  incomplete,
  label,
  part,
  focusName,
  onPress,
}: ButtonProps): ReactNode {
  return (
    <button
      type={type}
      part={part}
      className={looks[look]}
      aria-disabled={incomplete ? true : undefined}
      aria-label={label}
      data-focus={focusName}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
