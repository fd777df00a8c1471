/*
 * The assistant hands a question that it cannot answer to the quote form: `/#contact?question=…`. It is in the fragment, which no browser
 * sends to a server.
 */

/** The name of the place where the form is. */
const place = 'contact';

/** What follows `/#contact`. */
export function questionSuffix(question: string): string {
  return `?${new URLSearchParams({ question })}`;
}

/** The question in a fragment without `#`; `undefined` where it holds none. Never throws. */
export function readQuestion(fragment: string): string | undefined {
  if (!fragment.startsWith(`${place}?`)) return undefined;
  return new URLSearchParams(fragment.slice(place.length)).get('question')?.trim() || undefined;
}
