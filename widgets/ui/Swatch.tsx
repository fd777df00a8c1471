import type { ReactNode } from 'react';
import type { Film } from '../domain/services.ts';

const looks: Record<Film, string> = {
  licht: 'swatch swatch-licht',
  medium: 'swatch swatch-medium',
  donker: 'swatch swatch-donker',
  privacy: 'swatch swatch-privacy',
  spiegelfolie: 'swatch swatch-spiegelfolie',
  effen: 'swatch swatch-effen',
  'hout-look': 'swatch swatch-hout-look',
  mat: 'swatch swatch-mat',
  glanzend: 'swatch swatch-glanzend',
  hout: 'swatch swatch-hout',
  metallic: 'swatch swatch-metallic',
  leatherlook: 'swatch swatch-leatherlook',
  marmerlook: 'swatch swatch-marmerlook',
  stoflook: 'swatch swatch-stoflook',
};

/** A small piece of film; decoration beside its name. */
export function Swatch({ film }: { film: Film }): ReactNode {
  return <span aria-hidden="true" className={looks[film]} />;
}
