import { finishMultipliers, price } from '../calculator/price.ts';
import { emptyInput, type PricedInput, withService } from '../calculator/services.ts';
import { type Film, finishOf, type Room, roomFacts } from './films.ts';
import { countsFronts } from './fronts.ts';

/*
 * The price of a room in a film, while the visitor only counts its fronts, or has them counted on a photo (rule `price-fronts`). It assumes
 * the least: no drawers besides those counted, and simple work.
 */

/**
 * The calculation of a room with this many fronts in this film; `undefined` for a room that is not priced by its fronts.
 *
 * @param drawers how many drawers there are besides the fronts
 */
export function frontsInput(room: Room, film: Film, fronts: number, drawers = 0): PricedInput | undefined {
  const { service } = roomFacts[room];
  const folieType = finishOf(film, service);
  if (!countsFronts(service) || !folieType) return undefined;
  return {
    ...withService(emptyInput, service),
    projectType: service,
    length: String(fronts),
    drawers: drawers ? String(drawers) : '',
    folieType,
    complexity: 'eenvoudig',
  };
}

/** Its price in whole euros, VAT included. */
export function frontsPrice(room: Room, film: Film, fronts: number, drawers = 0): number | undefined {
  const input = frontsInput(room, film, fronts, drawers);
  return input && price(input).amount;
}

/** What a film multiplies that price by: films with the same factor cost the same. */
export function filmFactor(room: Room, film: Film): number | undefined {
  const finish = finishOf(film, roomFacts[room].service);
  return finish && finishMultipliers[finish];
}
