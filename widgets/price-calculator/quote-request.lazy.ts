import { lazyPart } from '../kit/lazy-part.ts';

/** The code from price to request. A visitor who only looks at a price does not load it. */
export const quoteRequestPart = lazyPart(() => import('./quote-request.part.ts'));
