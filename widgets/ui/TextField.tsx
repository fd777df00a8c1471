import { type ReactNode, useId } from 'react';

export interface TextFieldProps {
  name: string;
  label: string;
  value: string;
  onChange(value: string): void;
  onLeave?(): void;
  required?: boolean;
  /** Says of a field that it may stay empty; opens the hint, so that labels stay on one line. */
  optional?: string;
  hint?: string;
  /** Why the field cannot be used as it is; marks it red. */
  problem?: string;
  /** A unit behind the number, such as m. */
  unit?: string;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'decimal' | 'numeric' | 'email' | 'tel';
  autoComplete?: string;
  /** Stands below the field, for example a question about what was typed. */
  children?: ReactNode;
}

/** A labelled text field with hint and problem, both tied to it for assistive technology. */
export function TextField(props: TextFieldProps): ReactNode {
  const { name, label, value, onChange, onLeave, required, optional, hint, problem, unit, children } = props;
  const id = useId();
  const help = [optional, hint].filter(Boolean).join('. ');
  const described = [problem && `${id}-problem`, help && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1" part="field">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <div
        className={
          problem
            ? 'flex items-center rounded border-2 border-danger bg-white'
            : 'flex items-center rounded border border-line-strong bg-white transition-colors hover:border-ink within-focus:border-action'
        }
      >
        <input
          id={id}
          name={name}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onLeave}
          aria-required={required ? true : undefined}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          className="w-full min-w-0 min-h-[48px] px-3 rounded tabular"
        />
        {unit && <span className="pr-3 text-ink-soft">{unit}</span>}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="text-sm text-danger">
          {problem}
        </p>
      )}
      {help && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {help}
        </p>
      )}
      {children}
    </div>
  );
}
