/** How long a page must have been there before a script may send, in ms (rule `robots`). */
const soonest = 2000;

/**
 * Whether a script sends: sooner than anybody reads a form, on a page that nobody has touched. A visitor's own press is a touch, so it never
 * catches one; an old browser does not say, and its visitors pass.
 */
export function isTooSoon(): boolean {
  return navigator.userActivation?.hasBeenActive === false && performance.now() < soonest;
}
