import type { ReactNode } from 'react';
import { Field, type FieldProps } from './Field.tsx';

export interface TextFieldProps extends FieldProps {
  name: string;
  value: string;
  onChange(value: string): void;
  onLeave?(): void;
  /** A unit after the number, such as m. */
  unit?: string;
  type?: 'text' | 'email' | 'tel' | 'url';
  /** The pattern that the browser itself checks the whole text against. */
  pattern?: string;
  inputMode?: 'decimal' | 'numeric' | 'email' | 'tel';
  autoComplete?: string;
  /** Shown below the field, for example a question about the typed text. */
  children?: ReactNode;
}

/** A labelled text field. */
export function TextField(props: TextFieldProps): ReactNode {
  const {
    name,
    value,
    onChange,
    onLeave,
    unit,
    type = 'text',
    inputMode,
    pattern,
    autoComplete = 'off',
  } = props;
  return (
    <Field
      {...props}
      control={(control) => (
        <>
          <input
            {...control}
            name={name}
            type={type}
            inputMode={inputMode}
            pattern={pattern}
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
            className="w-full min-w-0 min-h-[48px] px-3 rounded tabular scroll-mt-16"
          />
          {/* Over the end of the input, so that the focus ring goes around both. */}
          {unit && <span className="-ml-8 pr-3 text-ink-soft">{unit}</span>}
        </>
      )}
    />
  );
}
