import { z } from 'zod';

/** Figures that differ from the one set, each tied by the specification to the places where it stands: site/content/tied-claims.yaml. */
export const tiedClaims = z.array(
  z.strictObject({
    /** As `npm run facts` names it, without the unit: `warranty`. */
    claim: z.string().min(3),
    figures: z.array(z.string()).min(1),
    /** Routes; one that ends in /* takes all under it. */
    at: z.array(z.string().regex(/^\/[\w/-]*\*?$/)).min(1),
    because: z.string().min(5),
  }),
);

export type TiedClaims = z.infer<typeof tiedClaims>;
