import { lazyPart } from '../kit/lazy-part.ts';

/** The rules of prices and the view of a calculation. Only a visitor who has a price loads them. */
export const calculationPart = lazyPart(() => import('./calculation.part.ts'));
