import { lazyPart } from '../kit/lazy-part.ts';

/** The conversation: button and panel work without it, and show other ways to reach us until it is there. */
export const conversationPart = lazyPart(() => import('./Conversation.tsx'));
