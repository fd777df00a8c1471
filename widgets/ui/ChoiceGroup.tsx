import { type ReactNode, useId } from 'react';

export interface Choice<T extends string> {
  value: T;
  label: string;
  /** An icon or swatch next to the label. */
  picture?: ReactNode;
}

export interface ChoiceGroupProps<T extends string> {
  name: string;
  legend: string;
  choices: readonly Choice<T>[];
  value: T | '';
  onChange(value: T): void;
  problem?: string;
  /** What the choices mean. */
  hint?: string;
  /** Tiles stand in a grid with their picture on top; chips flow like words. */
  look: 'tiles' | 'chips';
}

/** One choice out of a few visible ones: radio buttons that look like tiles or chips. */
export function ChoiceGroup<T extends string>(props: ChoiceGroupProps<T>): ReactNode {
  const { name, legend, choices, value, onChange, problem, hint, look } = props;
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required="true"
      aria-invalid={problem ? true : undefined}
      aria-describedby={described || undefined}
      className="flex flex-col gap-2"
      part="field"
    >
      <p id={`${id}-legend`} className="font-semibold text-sm">
        {legend}
        <span aria-hidden="true"> *</span>
      </p>
      <div className={groups[look]}>
        {choices.map((choice) => (
          <label key={choice.value} className={problem ? wrong[look] : right[look]}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 w-full h-full opacity-0 cursor-pointer appearance-none scroll-mt-16"
            />
            {choice.picture}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className="text-sm text-danger">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-xs text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

const groups = {
  tiles: 'tiles mid:grid-cols-4',
  chips: 'flex flex-wrap gap-2',
};
const right = {
  tiles:
    'relative flex items-center gap-3 min-h-[56px] p-3 mid:flex-col mid:items-start mid:justify-between mid:min-h-[128px] rounded-lg border border-line bg-white text-sm leading-snug transition-colors hover:border-ink choice focus-frame',
  chips:
    'relative flex items-center gap-2 min-h-[44px] px-4 rounded-pill border border-line bg-white text-sm transition-colors hover:border-ink choice focus-frame',
};
const wrong = {
  tiles:
    'relative flex items-center gap-3 min-h-[56px] p-3 mid:flex-col mid:items-start mid:justify-between mid:min-h-[128px] rounded-lg border-2 border-danger bg-white text-sm leading-snug focus-frame',
  chips:
    'relative flex items-center gap-2 min-h-[44px] px-4 rounded-pill border-2 border-danger bg-white text-sm focus-frame',
};
