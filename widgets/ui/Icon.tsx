import type { ReactNode } from 'react';

export interface IconProps {
  /** Path data in a 24 px grid, from lucide. */
  paths: readonly string[];
  /** Larger in a wide element, where it stands alone above its label. */
  large?: boolean;
}

/** A line icon; decoration only, so hidden from assistive technology. */
export function Icon({ paths, large }: IconProps): ReactNode {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={large ? 'size-7 mid:size-10 shrink-0' : 'size-7 shrink-0'}
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
