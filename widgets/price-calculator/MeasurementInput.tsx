import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { fieldLabels } from '../domain/calculator/labels.ts';
import { type MeasurementField, serviceRows } from '../domain/calculator/services.ts';
import { TextField } from '../ui/TextField.tsx';
import { CentimetresQuestion } from './CentimetresQuestion.tsx';
import type { CalculatorViewProps } from './price-calculator.state.ts';

interface MeasurementInputProps extends CalculatorViewProps {
  field: MeasurementField;
  problem?: string;
}

/** A number as people type it. A length of over 50 m asks whether centimetres were meant. */
export function MeasurementInput({ field, problem, ...props }: MeasurementInputProps): ReactNode {
  const { store, copy, lang } = props;
  const { input, change, leave } = useStore(store);
  const { name, of, kind, required } = field;
  const { projectType } = input;
  // Only furniture is priced by its height too.
  const isPriced = projectType && serviceRows[projectType].area.some(({ of }) => of.includes(name));
  return (
    <TextField
      name={name}
      label={fieldLabels[of][lang]}
      hint={isPriced ? copy.hints[of] : undefined}
      optional={required ? undefined : copy.optional}
      required={required}
      unit={kind === 'metres' ? 'm' : undefined}
      inputMode="decimal"
      value={input[name]}
      onChange={(value) => change(name, value)}
      onLeave={() => leave(name)}
      problem={problem}
    >
      <CentimetresQuestion {...props} field={field} />
    </TextField>
  );
}
