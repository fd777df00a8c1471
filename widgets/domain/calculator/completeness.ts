import { type MeasurementProblem, readMeasurement } from './measurement.ts';
import { asksSides, type CalculatorInput, type MeasurementName, serviceRows } from './services.ts';

/** A field of the calculator that prevents a price. */
export type InputName = MeasurementName | 'projectType' | 'folieType' | 'complexity' | 'kozijnSides';

/** Why: nothing was given, or the value cannot be used. */
export type InputProblem = 'missing' | MeasurementProblem;

/** The problems that prevent a price, in the order of the form; empty when the input is complete (rule `calculator-complete`). */
export function inputProblems(input: CalculatorInput): Map<InputName, InputProblem> {
  const problems = new Map<InputName, InputProblem>();
  if (input.projectType === '') return problems.set('projectType', 'missing');
  for (const { name, kind, required } of serviceRows[input.projectType].measurements) {
    const empty = input[name].trim() === '';
    const problem = empty ? required && ('missing' as const) : readMeasurement(input[name], kind).problem;
    if (problem) problems.set(name, problem);
  }
  if (input.folieType === '') problems.set('folieType', 'missing');
  if (input.complexity === '') problems.set('complexity', 'missing');
  if (asksSides(input.projectType) && input.kozijnSides === '') problems.set('kozijnSides', 'missing');
  return problems;
}
