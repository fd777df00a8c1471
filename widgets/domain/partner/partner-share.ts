/** The freelancer's share of what the customer pays; the company gets the rest (rule `partner-share`). */
export const partnerShare = 0.7;

/** A freelancer's share of an amount, in whole euros. */
export function shareOf(euros: number): number {
  return Math.round(euros * partnerShare);
}
