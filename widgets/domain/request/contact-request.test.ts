import { describe, expect, test } from 'vitest';
import { services } from '../calculator/services.ts';
import { clientLabels, projectLabels } from './contact-labels.ts';
import {
  type ContactRequest,
  clientTypes,
  contactRequestProblems,
  emptyContactRequest,
  projectChoices,
  projectOfService,
  projectTypeOf,
  projectTypes,
  readClientType,
  readProjectChoice,
} from './contact-request.ts';

const complete: ContactRequest = {
  ...emptyContactRequest,
  firstName: 'Noor',
  lastName: 'de Vries',
  email: 'noor@example.nl',
  projectType: 'raamfolie',
  clientType: 'particulier',
};

const problemsOf = (changes: Partial<ContactRequest>) => [
  ...contactRequestProblems({ ...complete, ...changes }),
];

describe('the form is complete', () => {
  test('with first and last name, e-mail, project and client', () => {
    expect(problemsOf({})).toEqual([]);
  });

  test.each(['phone', 'address', 'city', 'description'] as const)('without %s', (name) => {
    expect(problemsOf({ [name]: '' })).toEqual([]);
  });

  test.each(['firstName', 'lastName', 'email', 'projectType', 'clientType'] as const)(
    'not without %s',
    (name) => {
      expect(problemsOf({ [name]: '' })).toEqual([[name, 'missing']]);
    },
  );

  test.each(['firstName', 'lastName', 'email'] as const)('not with spaces for %s', (name) => {
    expect(problemsOf({ [name]: ' \u00a0 ' })).toEqual([[name, 'missing']]);
  });

  test('not with a text that cannot be an e-mail address', () => {
    expect(problemsOf({ email: 'noor@example' })).toEqual([['email', 'invalid']]);
  });

  test('an empty form reports what is missing, in the order of the form', () => {
    expect([...contactRequestProblems(emptyContactRequest)]).toEqual([
      ['projectType', 'missing'],
      ['clientType', 'missing'],
      ['firstName', 'missing'],
      ['lastName', 'missing'],
      ['email', 'missing'],
    ]);
  });
});

describe('the choices', () => {
  test('are those of the rule, in its order', () => {
    expect(projectTypes).toEqual([
      'keuken-wrappen',
      'kozijnen-wrappen',
      'meubels-wrappen',
      'raamfolie',
      'jacht-wrappen',
      'overig',
    ]);
    expect(clientTypes).toEqual(['particulier', 'zakelijk', 'zzp']);
  });

  test('have the seven labels of the rule, in its order', () => {
    expect(projectChoices.map((choice) => projectLabels[choice].en)).toEqual([
      'Kitchen wrapping',
      'Window frame wrapping',
      'Furniture wrapping',
      'Window film',
      'Yacht wrapping',
      'Business projects',
      'Other',
    ]);
    expect(Object.keys(clientLabels)).toEqual([...clientTypes]);
  });

  test.each(projectChoices)('%s is sent as a value of the rule', (choice) => {
    expect(projectTypes).toContain(projectTypeOf(choice));
    if (choice !== 'zakelijke-projecten') expect(projectTypeOf(choice)).toBe(choice);
  });

  test.each([
    ['keuken-wrappen', 'keuken-wrappen'],
    [' Keuken-Wrappen ', 'keuken-wrappen'],
    ['zakelijke-projecten', 'zakelijke-projecten'],
    ['keuken', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('"%s" is read as %s', (text, choice) => {
    expect(readProjectChoice(text)).toBe(choice);
  });

  test.each([
    ['ZZP', 'zzp'],
    ['particulier', 'particulier'],
    ['hond', undefined],
  ])('"%s" is read as client %s', (text, client) => {
    expect(readClientType(text)).toBe(client);
  });

  test('match the service chosen in the calculator', () => {
    expect(services.map((service) => [service, projectOfService[service]])).toEqual([
      ['keuken', 'keuken-wrappen'],
      ['raamfolie', 'raamfolie'],
      ['meubel', 'meubels-wrappen'],
      ['kozijnen', 'kozijnen-wrappen'],
      ['deuren', 'overig'],
      ['jacht', 'jacht-wrappen'],
      ['anders', 'overig'],
    ]);
  });
});
