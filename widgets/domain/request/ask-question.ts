/**
 * What follows `/#contact`: the assistant hands a question that it cannot answer to the quote form, in the fragment, which no browser sends to
 * a server. The form reads it (`asked-question.ts`, apart, because no script needs both).
 */
export function questionSuffix(question: string): string {
  return `?${new URLSearchParams({ question })}`;
}
