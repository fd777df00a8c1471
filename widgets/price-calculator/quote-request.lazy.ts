import { lazyPart } from '../kit/lazy-part.ts';

/** The way from price to request: a visitor who only looks at a price does not load it. */
export const quoteRequestPart = lazyPart(() => import('./quote-request.part.ts'));
