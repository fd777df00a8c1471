import { lazyPart } from '../../kit/lazy-part.ts';

/** The visitor's own photo: nothing of it loads before the visitor asks for it. */
export const photoStudioPart = lazyPart(() => import('./photo-studio.part.ts'));
