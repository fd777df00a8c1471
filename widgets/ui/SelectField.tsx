import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface SelectFieldProps<T extends string> extends FieldProps {
  name: string;
  /** Shown while nothing is chosen. */
  placeholder: string;
  choices: readonly { value: T; label: string }[];
  value: T | '';
  onChange(value: T): void;
}

/** A labelled choice out of many, as a native select. */
export function SelectField<T extends string>(props: SelectFieldProps<T>): ReactNode {
  const { name, placeholder, choices, value, onChange } = props;
  return (
    <Field
      {...props}
      control={(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value as T)}
          className="w-full min-w-0 min-h-[48px] px-3 rounded cursor-pointer select-arrow"
        >
          <option value="" disabled>
            {placeholder}
          </option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    />
  );
}
