import type { ReactNode } from 'react';
import type { Finish } from '../domain/calculator/services.ts';

/** A small picture of a film; decoration next to its name. */
export function Swatch({ film }: { film: Finish }): ReactNode {
  return <span aria-hidden="true" data-film={film} className="swatch" />;
}
