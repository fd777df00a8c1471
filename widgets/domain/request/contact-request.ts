import type { Service } from '../calculator/services.ts';
import { emailProblem, type FieldProblem } from './email.ts';

/*
 * What the quote form asks. Specification 000 §3 "Contact request" and §5 "Contact form".
 */

export const projectTypes = [
  'keuken-wrappen',
  'kozijnen-wrappen',
  'meubels-wrappen',
  'raamfolie',
  'jacht-wrappen',
  'overig',
] as const;
export type ProjectType = (typeof projectTypes)[number];

/**
 * What can be chosen in the form, in its order. The specification has seven labels for its six values: business projects
 * are sent as `overig`, and the subject of the mail says what was chosen.
 */
export const projectChoices = [
  'keuken-wrappen',
  'kozijnen-wrappen',
  'meubels-wrappen',
  'raamfolie',
  'jacht-wrappen',
  'zakelijke-projecten',
  'overig',
] as const;
export type ProjectChoice = (typeof projectChoices)[number];

export const clientTypes = ['particulier', 'zakelijk', 'zzp'] as const;
export type ClientType = (typeof clientTypes)[number];

/** The form as filled in; empty text means "not given". */
export interface ContactRequest {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  projectType: ProjectChoice | '';
  clientType: ClientType | '';
  homeVisit: boolean;
  description: string;
}

export const emptyContactRequest: ContactRequest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  projectType: '',
  clientType: '',
  homeVisit: false,
  description: '',
};

/** The fields that must be filled in, in the order of the form. */
export const requiredFields = ['firstName', 'lastName', 'email', 'projectType', 'clientType'] as const;
export type RequiredField = (typeof requiredFields)[number];

/** What keeps this request from being sent, in the order of the form; empty when it can go. */
export function contactRequestProblems(request: ContactRequest): Map<RequiredField, FieldProblem> {
  const problems = new Map<RequiredField, FieldProblem>();
  for (const name of requiredFields) {
    const problem = name === 'email' ? emailProblem(request.email) : missing(request[name]);
    if (problem) problems.set(name, problem);
  }
  return problems;
}

/** The value of the specification for what was chosen. */
export function projectTypeOf(choice: ProjectChoice): ProjectType {
  return choice === 'zakelijke-projecten' ? 'overig' : choice;
}

/** Reads a choice from an attribute or a control, in any case; anything else is `undefined`. */
export function readProjectChoice(text: string | undefined): ProjectChoice | undefined {
  return oneOf(projectChoices, text);
}

/** The same for the type of client. */
export function readClientType(text: string | undefined): ClientType | undefined {
  return oneOf(clientTypes, text);
}

/** What is chosen in the form already for a visitor who chose a service in the calculator: they need not say it twice. */
export const projectOfService: Readonly<Record<Service, ProjectChoice>> = {
  keuken: 'keuken-wrappen',
  raamfolie: 'raamfolie',
  meubel: 'meubels-wrappen',
  kozijnen: 'kozijnen-wrappen',
  deuren: 'overig',
  jacht: 'jacht-wrappen',
  anders: 'overig',
};

function missing(value: string): FieldProblem | undefined {
  return value.trim() === '' ? 'missing' : undefined;
}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  const wanted = text?.trim().toLowerCase();
  return values.find((value) => value === wanted);
}
