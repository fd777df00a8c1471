import { readUrl } from '../addresses.ts';
import { emailProblem, type FieldProblem } from '../request/email.ts';
import { type PartnerApplication, requiredApplicationFields } from './partner-application.ts';

/*
 * The checks of an application (rule `partner-application`), in a module of their own: a form that is only read does not load them.
 */

/** The problems that prevent sending, in the order of the form; empty when the application is complete. */
export function applicationProblems(
  application: PartnerApplication,
): Map<keyof PartnerApplication, FieldProblem> {
  const problems = new Map<keyof PartnerApplication, FieldProblem>();
  for (const name of Object.keys(application) as (keyof PartnerApplication)[]) {
    const problem = problemOf(name, application);
    if (problem) problems.set(name, problem);
  }
  return problems;
}

function problemOf(
  name: keyof PartnerApplication,
  { [name]: value }: PartnerApplication,
): FieldProblem | undefined {
  const text = String(value).trim();
  if (text === '')
    return (requiredApplicationFields as readonly string[]).includes(name) ? 'missing' : undefined;
  if (name === 'email') return emailProblem(text);
  if (name === 'kvkNumber') return readKvkNumber(text) ? undefined : 'invalid';
  if (name === 'portfolioLink') return readLink(text) ? undefined : 'invalid';
  return undefined;
}

/** A registration number of the Chamber of Commerce: eight digits. People write it with spaces or dots: `1234.56.78`. */
export function readKvkNumber(text: string): string | undefined {
  const digits = text.replace(/[\s.]/g, '');
  return /^\d{8}$/.test(digits) ? digits : undefined;
}

/** A web address. People leave `https://` out: `www.example.nl/werk`. */
export function readLink(text: string): string | undefined {
  const url = readUrl(/^[a-z][a-z0-9+.-]*:/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`);
  return url && /^https?:$/.test(url.protocol) && /[^.]\.[^.]/.test(url.hostname) ? url.href : undefined;
}
