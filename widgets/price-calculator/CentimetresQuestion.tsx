import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { readMeasurement } from '../domain/calculator/measurement.ts';
import type { MeasurementField } from '../domain/calculator/services.ts';
import { Button } from '../ui/Button.tsx';
import type { CalculatorViewProps } from './price-calculator.state.ts';

interface CentimetresQuestionProps extends CalculatorViewProps {
  field: MeasurementField;
}

/** Asks about a length of over 50 m whether centimetres were meant. */
export function CentimetresQuestion({ store, copy, field }: CentimetresQuestionProps): ReactNode {
  const { input, change, focusOn } = useStore(store);
  const { name, kind } = field;
  const { centimetres } = readMeasurement(input[name], kind);
  if (!centimetres) return null;
  const meanCentimetres = () => {
    change(name, `${centimetres} cm`);
    // The question and its button disappear: move the focus, or it would be lost.
    focusOn(name);
  };
  return (
    <p role="status" className="text-sm">
      {copy.centimetresQuestion(centimetres)}{' '}
      <Button look="quiet" onPress={meanCentimetres}>
        {copy.centimetresYes(centimetres)}
      </Button>
    </p>
  );
}
