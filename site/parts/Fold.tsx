import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** A row that opens on its content when its title is pressed, without a script. Printed, it is open. */
export function Fold({ title, children }: Props) {
  return (
    <details className="group border-t border-line-strong">
      <summary className="flex items-center justify-between gap-6 min-h-[4rem] py-3 hover:text-action">
        <h3 className="text-lg leading-snug">{title}</h3>
        <Icon name="plus" className="size-6 transition-all group-open:[rotate:45deg]" />
      </summary>
      {children}
    </details>
  );
}
