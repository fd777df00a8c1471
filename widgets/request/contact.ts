import { emailProblem, type FieldProblem } from '../domain/request/email.ts';

/** The contact details of the visitor, and what they want to say with the request. */
export interface Customer {
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** What is wrong with the contact details, in the order of the form. Name and e-mail are required; phone and message are not. */
export function contactProblems({ name, email }: Customer): Map<keyof Customer, FieldProblem> {
  const problems = new Map<keyof Customer, FieldProblem>();
  if (name.trim() === '') problems.set('name', 'missing');
  const problem = emailProblem(email);
  if (problem) problems.set('email', problem);
  return problems;
}
