import { type MeasurementProblem, readMeasurement } from './measurement.ts';
import { asksSides, type CalculatorInput, type MeasurementName, serviceRows } from './services.ts';

/** A field of the calculator that prevents a price. */
export type InputName = MeasurementName | 'projectType' | 'folieType' | 'complexity' | 'kozijnSides';

/** Why: nothing was given, or the value cannot be used. */
export type InputProblem = 'missing' | MeasurementProblem;

/** What stands in a length of several pieces alone. */
const severalPieces = /[x×*k]/i;

/** The problems that prevent a price, in the order of the form; empty when the input is complete (rule `calculator-complete`). */
export function inputProblems(input: CalculatorInput): Map<InputName, InputProblem> {
  const problems = new Map<InputName, InputProblem>();
  if (input.projectType === '') return problems.set('projectType', 'missing');
  let counted = false;
  for (const { name, kind, required } of serviceRows[input.projectType].measurements) {
    const text = input[name];
    // `8 x 1,2` by `8 x 1,5` would be 64 windows.
    const isTwice = counted && severalPieces.test(text);
    const problem = isTwice ? 'unreadable' : readMeasurement(text, kind).problem;
    const found = text.trim() === '' ? required && ('missing' as const) : problem;
    if (found) problems.set(name, found);
    counted ||= kind === 'count' || severalPieces.test(text);
  }
  if (input.folieType === '') problems.set('folieType', 'missing');
  if (input.complexity === '') problems.set('complexity', 'missing');
  if (asksSides(input.projectType) && input.kozijnSides === '') problems.set('kozijnSides', 'missing');
  return problems;
}
