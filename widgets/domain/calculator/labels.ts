import type { Text } from '../text.ts';
import type { Complexity, Finish, Service, Sides } from './services.ts';

/*
 * What the values of the domain are called. The values themselves are Dutch and stay so in every payload
 * (specification 000 §3).
 */

export const serviceLabels: Record<Service, Text> = {
  keuken: { nl: 'Keuken', en: 'Kitchen' },
  raamfolie: { nl: 'Raamfolie (zonwering / privacy)', en: 'Window film (sun protection / privacy)' },
  meubel: { nl: 'Meubel of kast', en: 'Furniture or cabinet' },
  kozijnen: { nl: 'Kozijnen', en: 'Window frames' },
  deuren: { nl: 'Deuren', en: 'Doors' },
  jacht: { nl: 'Jacht', en: 'Yacht' },
  anders: { nl: 'Anders', en: 'Something else' },
};

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
