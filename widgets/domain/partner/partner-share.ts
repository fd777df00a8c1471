/** What a freelancer receives of what the customer pays; the rest is the company's. Specification 001 §9 "Partner platform". */
export const partnerShare = 0.7;

/** A freelancer's share of an amount, in whole euros. */
export function shareOf(euros: number): number {
  return Math.round(euros * partnerShare);
}
