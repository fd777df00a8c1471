/** Why a field cannot be used as it is. */
export type FieldProblem = 'missing' | 'invalid';

/** What is wrong with an e-mail address. Only clearly invalid addresses are refused: a stricter check would refuse valid ones. */
export function emailProblem(email: string): FieldProblem | undefined {
  if (email.trim() === '') return 'missing';
  return /^(?!.*\.\.)[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(email.trim()) ? undefined : 'invalid';
}
