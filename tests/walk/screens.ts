/*
 * Both languages have the same layout. So look and accessibility are checked on a phone for the Dutch address and on a desktop for its
 * English twin, and both must fit the phone.
 */

export interface Screen {
  width: number;
  height: number;
  /** How many CSS pixels one pixel of an accepted picture covers. */
  scale: number;
}

/** The narrowest phone. */
export const phone: Screen = { width: 360, height: 900, scale: 6 };
/** A usual desktop. */
export const desktop: Screen = { width: 1440, height: 900, scale: 12 };

/** The screen on which an address is looked at. */
export function screenOf(address: string): Screen {
  return isEnglish(address) ? desktop : phone;
}

export function isEnglish(address: string): boolean {
  return /^\/en(\/|$)/.test(address);
}
