/** The name of the place where the form is. */
const place = 'contact';

/**
 * The question that the assistant has handed to the form (`ask-question.ts`), in a fragment without `#`; `undefined` where it holds none.
 * Never throws.
 */
export function readQuestion(fragment: string): string | undefined {
  if (!fragment.startsWith(`${place}?`)) return undefined;
  return new URLSearchParams(fragment.slice(place.length)).get('question')?.trim() || undefined;
}
