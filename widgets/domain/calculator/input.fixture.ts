import { type CalculatorInput, emptyInput, type PricedInput, type Service } from './services.ts';

/** An input of this service in which only the given fields are filled in. */
export function inputOf(projectType: Service, fields: Partial<CalculatorInput> = {}): PricedInput {
  return { ...emptyInput, ...fields, projectType };
}

/** Reads measurements from a text, as a table of cases holds them: `length=12 drawers=4`. */
export function measured(text: string): Partial<CalculatorInput> {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split('=')));
}
