import type { Service } from '../calculator/services.ts';
import { emailProblem, type FieldProblem } from './email.ts';

/*
 * The fields of the quote form (rules `contact-fields` and `contact-required`).
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
 * The project choices of the form, in its order. There are seven choices for six values: business projects are sent as `overig`, and the
 * subject of the mail names them (rule `contact-fields`).
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
export const requiredFields = ['projectType', 'clientType', 'firstName', 'lastName', 'email'] as const;
export type RequiredField = (typeof requiredFields)[number];

/** The problems that prevent sending, in the order of the form; empty when the request is complete. */
export function contactRequestProblems(request: ContactRequest): Map<RequiredField, FieldProblem> {
  const problems = new Map<RequiredField, FieldProblem>();
  for (const name of requiredFields) {
    const problem = name === 'email' ? emailProblem(request.email) : missing(request[name]);
    if (problem) problems.set(name, problem);
  }
  return problems;
}

/** The value that is sent for a choice. */
export function projectTypeOf(choice: ProjectChoice): ProjectType {
  return choice === 'zakelijke-projecten' ? 'overig' : choice;
}

/** Reads a choice from an attribute or a control, in any case; any other text is `undefined`. */
export function readProjectChoice(text: string | undefined): ProjectChoice | undefined {
  return oneOf(projectChoices, text);
}

/** Reads the type of client, in the same way. */
export function readClientType(text: string | undefined): ClientType | undefined {
  return oneOf(clientTypes, text);
}

/** The project that is preselected for a visitor who chose a service in the calculator. */
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
