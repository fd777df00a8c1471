import type { ChatMessage } from './chat.state.ts';

const mostSuggestions = 3;

/** The suggested questions to show: a few that were not asked yet. */
export function suggestionsLeft(
  suggestions: readonly string[],
  messages: readonly ChatMessage[],
): readonly string[] {
  const asked = new Set(messages.map(({ text }) => text));
  return suggestions.filter((each) => !asked.has(each)).slice(0, mostSuggestions);
}
