import { lazyPart } from '../../kit/lazy-part.ts';

/** The studio for the visitor's own photo. It loads only when the visitor opens it. */
export const photoStudioPart = lazyPart(() => import('./photo-studio.part.ts'));
