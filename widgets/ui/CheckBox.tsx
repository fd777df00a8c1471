import { type ReactNode, useId } from 'react';

export interface CheckBoxProps {
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
  onChange(checked: boolean): void;
}

/** A checkbox with its label. */
export function CheckBox({ name, label, hint, checked, onChange }: CheckBoxProps): ReactNode {
  const id = useId();
  return (
    <div className="flex flex-col" part="field">
      <label className="flex items-center gap-3 min-h-[44px] text-sm font-semibold">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint && `${id}-hint`}
          className="size-5 shrink-0 accent-action"
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-8 text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
