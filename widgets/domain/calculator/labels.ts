import type { Text } from '../text.ts';
import type { Complexity, CountedThing, Finish, MeasuredLength, Sides } from './services.ts';

/*
 * The labels of the calculator's fields and choices; a service's name is in its row. The values themselves are Dutch, also in every payload (rules
 * `price-finish` and `price-complexity`).
 */

export const finishLabels: Record<Finish, Text> = {
  licht: { nl: 'Licht (10-20%)', en: 'Light (10-20%)' },
  medium: { nl: 'Medium (35-50%)', en: 'Medium tint (35-50%)' },
  donker: { nl: 'Donker (70-85%)', en: 'Dark (70-85%)' },
  privacy: { nl: 'Privacy (mat)', en: 'Privacy (frosted)' },
  spiegelfolie: { nl: 'Spiegelfolie', en: 'Mirror film' },
  effen: { nl: 'Effen', en: 'Plain colour' },
  'hout-look': { nl: 'Hout-look', en: 'Wood look' },
  mat: { nl: 'Mat', en: 'Matt' },
  glanzend: { nl: 'Glanzend', en: 'Gloss' },
  hout: { nl: 'Hout', en: 'Wood' },
  metallic: { nl: 'Metallic', en: 'Metal' },
  leatherlook: { nl: 'Leatherlook', en: 'Leather look' },
  marmerlook: { nl: 'Marmerlook', en: 'Marble look' },
  stoflook: { nl: 'Stoflook', en: 'Fabric look' },
};

export const complexityLabels: Record<Complexity, Text> = {
  'begane-grond': { nl: 'Begane grond', en: 'Ground floor' },
  'eerste-etage': { nl: 'Eerste etage', en: 'First floor' },
  'tweede-etage': { nl: 'Tweede etage', en: 'Second floor' },
  'moeilijk-bereikbaar': { nl: 'Moeilijk bereikbaar', en: 'Hard to reach' },
  eenvoudig: { nl: 'Eenvoudig', en: 'Simple' },
  gemiddeld: { nl: 'Gemiddeld', en: 'Average' },
  complex: { nl: 'Complex', en: 'Intricate' },
};

export const sidesLabels: Record<Sides, Text> = {
  enkelzijdig: { nl: 'Enkelzijdig', en: 'One side' },
  dubbelzijdig: { nl: 'Dubbelzijdig', en: 'Both sides' },
};

/** The labels of the fields for measurements. */
export const fieldLabels: Record<CountedThing | MeasuredLength, Text> = {
  fronts: { nl: 'Aantal fronten', en: 'Number of fronts' },
  drawers: { nl: 'Aantal lades', en: 'Number of drawers' },
  frameHeight: { nl: 'Hoogte', en: 'Height' },
  frameWidth: { nl: 'Breedte', en: 'Width' },
  length: { nl: 'Lengte', en: 'Length' },
  width: { nl: 'Breedte', en: 'Width' },
  height: { nl: 'Hoogte', en: 'Height' },
  windows: { nl: 'Aantal ramen', en: 'Number of windows' },
  windowHeight: { nl: 'Hoogte per raam', en: 'Height per window' },
  windowWidth: { nl: 'Breedte per raam', en: 'Width per window' },
};
