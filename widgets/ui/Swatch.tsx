import type { ReactNode } from 'react';
import type { Film } from '../domain/calculator/services.ts';

/** A small piece of film; decoration beside its name. */
export function Swatch({ film }: { film: Film }): ReactNode {
  return <span aria-hidden="true" data-film={film} className="swatch" />;
}
