import { lazyPart } from '../kit/lazy-part.ts';

/** The code for sending. A visitor who only reads the form does not load it. */
export const applicationSendingPart = lazyPart(() => import('./application-sending.part.ts'));
