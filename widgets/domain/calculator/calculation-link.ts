import { addressOf } from '../addresses.ts';
import type { Language } from '../text.ts';
import {
  asksSides,
  type CalculatorInput,
  choiceNames,
  emptyInput,
  type PricedInput,
  readService,
  serviceRows,
  sides,
  withService,
} from './services.ts';

/*
 * A calculation has an address: `/prijscalculator#keuken?length=12&drawers=4&folieType=mat&complexity=gemiddeld`. It is in the fragment,
 * which no browser sends to a server. It holds what the price depends on, and nothing about the visitor.
 */

/** Where a calculation can be opened: in the calculator, or as a price sheet (rule `price-sheet`). */
export interface CalculationPage {
  route?: '/prijscalculator' | '/prijsblad';
  /** Code of the partner on whose page it was made: a request from there names it. */
  partner?: string;
}

/** The address on our site that opens this calculation. */
export function calculationLink(
  origin: string,
  input: PricedInput,
  lang: Language,
  { route = '/prijscalculator', partner }: CalculationPage = {},
): string {
  const query = partner ? `?partner=${encodeURIComponent(partner)}` : '';
  return origin + addressOf(route, lang) + query + calculationFragment(input);
}

/** The fragment of a calculation, `#` included. It holds the values as they were typed, so that the form shows the same text. */
export function calculationFragment(input: PricedInput): string {
  const asked = serviceRows[input.projectType].measurements.map(({ name }) => name);
  const given = [...asked, ...choiceNames].filter((name) => input[name] !== '');
  const query = new URLSearchParams(given.map((name) => [name, input[name]]));
  // A comma needs no escape, and people read these links: `width=1,2`.
  return `#${input.projectType}?${query}`.replaceAll('%2C', ',');
}

/** The input in a fragment; `undefined` when it holds no calculation. Unknown names and values are left out. Never throws. */
export function readCalculation(fragment: string): CalculatorInput | undefined {
  const [, name, query] = /^#?([^?]*)\?(.*)$/s.exec(fragment) ?? [];
  const service = readService(name);
  if (!service) return undefined;
  const given = new URLSearchParams(query);
  const form = serviceRows[service];
  const offered = {
    folieType: form.finishes,
    complexity: form.complexities,
    kozijnSides: asksSides(service) ? sides : [],
  };
  const input: Record<string, string> = { ...withService(emptyInput, service) };
  for (const { name } of form.measurements) input[name] = given.get(name) ?? '';
  for (const name of choiceNames) {
    const value = given.get(name) ?? '';
    if (offered[name].some((choice) => choice === value)) input[name] = value;
  }
  return input as unknown as CalculatorInput;
}
