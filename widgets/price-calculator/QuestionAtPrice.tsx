import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { readMeasurement } from '../domain/calculator/measurement.ts';
import { serviceRows } from '../domain/calculator/services.ts';
import { CentimetresQuestion } from './CentimetresQuestion.tsx';
import type { CalculatorViewProps } from './price-calculator.state.ts';

/** The question of the first doubtful measurement, once more at the price that it makes a hundred times too high: on a phone the field is out of sight. */
export function QuestionAtPrice(props: CalculatorViewProps): ReactNode {
  const { input, calculated } = useStore(props.store);
  const { projectType } = input;
  const doubtful =
    projectType &&
    serviceRows[projectType].measurements.find(
      ({ name, kind }) => readMeasurement(input[name], kind).centimetres,
    );
  if (!calculated || !doubtful) return null;
  return (
    <div className="p-4 rounded-lg bg-sage-soft">
      <CentimetresQuestion {...props} field={doubtful} />
    </div>
  );
}
