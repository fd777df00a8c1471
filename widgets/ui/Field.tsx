import { type ReactNode, useId } from 'react';

export interface FieldProps {
  /** The control's id, for a link to it; generated if absent. */
  id?: string;
  label: string;
  required?: boolean;
  /** Says that the field may stay empty. It is the start of the hint, so that labels stay on one line. */
  optional?: string;
  hint?: string;
  /** Why the field's value cannot be used; marks the field red. */
  problem?: string;
}

/** Connects a control to its label, hint and problem. */
export interface ControlProps {
  id: string;
  required?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

interface Props extends FieldProps {
  /** The control, inside the frame. */
  control(props: ControlProps): ReactNode;
  /** Shown below the field, for example a question about the typed text. */
  children?: ReactNode;
}

/** A control in its frame with label, hint and problem, all connected to it for assistive technology. */
export function Field(props: Props): ReactNode {
  const { label, required, optional, hint, problem, control, children } = props;
  const madeUp = useId();
  const id = props.id ?? madeUp;
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
        {control({
          id,
          required,
          // Without this value a required empty field would be announced as invalid before anything was sent.
          'aria-invalid': problem ? true : required ? false : undefined,
          'aria-describedby': described || undefined,
        })}
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
