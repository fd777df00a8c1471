import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fieldLabels } from '../domain/calculator/labels.ts';
import { readMeasurement } from '../domain/calculator/measurement.ts';
import type { MeasurementField } from '../domain/calculator/services.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { CalculatorViewProps } from './price-calculator.state.ts';

interface MeasurementInputProps extends CalculatorViewProps {
  field: MeasurementField;
  problem?: string;
}

/** A number as people type it. A length of over 50 m asks whether centimetres were meant. */
export function MeasurementInput({ store, copy, lang, field, problem }: MeasurementInputProps): ReactNode {
  const { input, change, leave, focusOn } = useStore(store);
  const { name, of, kind, required } = field;
  const { centimetres } = readMeasurement(input[name], kind);
  const meanCentimetres = () => {
    change(name, `${centimetres} cm`);
    // The question and its button disappear: move the focus, or it would be lost.
    focusOn(name);
  };
  return (
    <TextField
      name={name}
      label={fieldLabels[of][lang]}
      hint={copy.hints[of]}
      optional={required ? undefined : copy.optional}
      required={required}
      unit={kind === 'metres' ? 'm' : undefined}
      inputMode="decimal"
      value={input[name]}
      onChange={(value) => change(name, value)}
      onLeave={() => leave(name)}
      problem={problem}
    >
      {centimetres && (
        <p role="status" className="text-sm">
          {copy.centimetresQuestion(centimetres)}{' '}
          <Button look="quiet" onPress={meanCentimetres}>
            {copy.centimetresYes(centimetres)}
          </Button>
        </p>
      )}
    </TextField>
  );
}
