/** Who asks. Specification 000 §3 "Customer info". */
export interface Customer {
  name: string;
  email: string;
  phone: string;
}

export const noCustomer: Customer = { name: '', email: '', phone: '' };

export type ContactProblem = 'missing' | 'invalid';

/** What is wrong with the contact details, in the order of the form. Name and e-mail are required; phone is not. */
export function contactProblems({ name, email }: Customer): Map<keyof Customer, ContactProblem> {
  const problems = new Map<keyof Customer, ContactProblem>();
  if (name.trim() === '') problems.set('name', 'missing');
  if (email.trim() === '') problems.set('email', 'missing');
  // Only what can never be an address: a stricter check would turn real people away.
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) problems.set('email', 'invalid');
  return problems;
}
