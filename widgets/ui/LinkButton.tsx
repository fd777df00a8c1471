import type { ReactNode } from 'react';

export interface LinkButtonProps {
  children: ReactNode;
  href: string;
}

/** A link that looks like a secondary button. */
export function LinkButton({ children, href }: LinkButtonProps): ReactNode {
  return (
    <a
      href={href}
      className="inline-flex items-center justify-center gap-2 min-h-[48px] px-6 rounded border border-line-strong bg-white font-semibold text-base transition-colors hover:border-ink no-underline text-center"
    >
      {children}
    </a>
  );
}
