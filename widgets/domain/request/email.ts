/** Why a required field cannot be used as it is. */
export type FieldProblem = 'missing' | 'invalid';

/** What is wrong with an e-mail address. Only what can never be one: a stricter check would turn real people away. */
export function emailProblem(email: string): FieldProblem | undefined {
  if (email.trim() === '') return 'missing';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? undefined : 'invalid';
}
