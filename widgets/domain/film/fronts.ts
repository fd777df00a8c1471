import { fieldOf, type Service } from '../calculator/services.ts';

/*
 * How many fronts a visitor counted. Apart from the prices of films, because a form that reads the count needs no list of films.
 */

/** The numbers of fronts that can be chosen, and the one that is chosen at first. */
export const frontsRange = { fewest: 4, most: 30, usual: 12 } as const;

/** Whether this service is priced by its fronts. */
export function countsFronts(service: Service): boolean {
  return fieldOf(service, 'length')?.of === 'fronts';
}

/** A number of fronts, drawers or windows in an address or in storage; any text that is no such number is `undefined`. */
export function readFronts(text: string | null | undefined): number | undefined {
  const count = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return count > 0 ? count : undefined;
}
