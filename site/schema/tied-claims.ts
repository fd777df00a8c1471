import { z } from 'zod';

/** Figures that differ from the general set, each with the places where it holds (rule `claims`): site/content/tied-claims.yaml. */
export const tiedClaims = z.array(
  z.strictObject({
    /** The claim's name in `npm run facts`, without the unit: `warranty`. */
    claim: z.string().min(3),
    figures: z.array(z.string()).min(1),
    /** Routes. One that ends in /* includes all routes under it. */
    at: z.array(z.string().regex(/^\/[\w/-]*\*?$/)).min(1),
    because: z.string().min(5),
  }),
);

export type TiedClaims = z.infer<typeof tiedClaims>;
