import type { ReactNode } from 'react';

const looks = {
  action: 'border-transparent bg-action text-white hover:bg-action-dark',
  quiet: 'border-ink hover:bg-sand',
  light: 'border-transparent bg-paper text-ink hover:bg-sand',
} as const;

interface Props {
  href: string;
  /** For a script that changes where it leads. */
  id?: string;
  look?: keyof typeof looks;
  className?: string;
  /** The link leads to another site and opens in a new tab. */
  external?: boolean;
  children: ReactNode;
}

/** A link that looks like a button, 48 px high. */
export function LinkButton({ href, id, look = 'action', className = '', external, children }: Props) {
  return (
    <a
      id={id}
      href={href}
      target={external ? '_blank' : undefined}
      rel={external ? 'noopener' : undefined}
      className={`${buttonShape} ${looks[look]} ${href.startsWith('tel:') ? 'whitespace-nowrap' : ''} ${className}`}
    >
      {children}
    </a>
  );
}

/** The shape that all buttons share. */
export const buttonShape =
  'inline-flex items-center justify-center gap-2 min-h-[3rem] px-4 md:px-6 py-2 rounded border font-semibold leading-snug text-center text-balance no-underline transition-colors';
