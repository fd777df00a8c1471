import { lazyPart } from '../kit/lazy-part.ts';

/** The request desk, and the views after an attempt to send. A visitor who does not use the form does not load them. */
export const quoteDeskPart = lazyPart(() => import('./quote-form.desk.part.ts'));
