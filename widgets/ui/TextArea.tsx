import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface TextAreaProps extends FieldProps {
  name: string;
  value: string;
  rows: number;
  onChange(value: string): void;
}

/** A labelled field for a longer text. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { name, value, rows, onChange } = props;
  return (
    <Field
      {...props}
      control={(control) => (
        <textarea
          {...control}
          name={name}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="w-full px-3 py-2 rounded"
        />
      )}
    />
  );
}
