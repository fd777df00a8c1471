import type { ReactNode } from 'react';
import type { Finish } from '../domain/calculator/services.ts';

/** A small piece of film; decoration beside its name. */
export function Swatch({ film }: { film: Finish }): ReactNode {
  return <span aria-hidden="true" data-film={film} className="swatch" />;
}
