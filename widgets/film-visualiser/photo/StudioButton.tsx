import type { KeyboardEvent, ReactNode } from 'react';

export interface StudioButtonProps {
  children: ReactNode;
  /** For a button that stays pressed, or is one of several. */
  pressed?: boolean;
  onPress(): void;
  onKeyDown?(event: KeyboardEvent): void;
  /** The id of what explains its keys. */
  describedBy?: string;
}

/** A small button, as the studio has many; still 44 px high. */
export function StudioButton({
  children,
  pressed,
  onPress,
  onKeyDown,
  describedBy,
}: StudioButtonProps): ReactNode {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-describedby={describedBy}
      onClick={onPress}
      onKeyDown={onKeyDown}
      className="min-h-[44px] px-3 rounded border border-line-strong bg-white text-sm font-semibold transition-colors hover:border-ink on-pressed:bg-action on-pressed:border-action on-pressed:text-white forced-colors:on-pressed:outline"
    >
      {children}
    </button>
  );
}
