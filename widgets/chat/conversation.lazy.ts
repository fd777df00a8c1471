import { lazyPart } from '../kit/lazy-part.ts';

/** The conversation. Button and panel work without it; the panel shows other ways to reach us until it is loaded. */
export const conversationPart = lazyPart(() => import('./Conversation.tsx'));
