/*
 * The conversation in a chunk of its own: button and panel come alive without it, and show other ways to reach us until it
 * is there.
 */
type Part = typeof import('./Conversation.tsx');

let part: Part | undefined;

/** The part once it is loaded; views can use it at once from then on. */
export function conversationPart(): Part | undefined {
  return part;
}

/** Loads the part, once a page. Rejects when the network fails; a later call tries again. */
export async function loadConversationPart(): Promise<Part> {
  part ??= await import('./Conversation.tsx');
  return part;
}
