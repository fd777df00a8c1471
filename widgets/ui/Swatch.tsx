import type { ReactNode } from 'react';

/** A small picture of the film that the control before it stands for by its value; decoration next to its name. */
export function Swatch(): ReactNode {
  return <span aria-hidden="true" className="swatch" />;
}
