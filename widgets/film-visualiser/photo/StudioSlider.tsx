import type { ReactNode } from 'react';

export interface StudioSliderProps {
  name: string;
  label: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  /** The meaning of the value, for screen readers. */
  text?: string;
  onChange(value: number): void;
}

/** A slider with its label next to it, or above it in a narrow container. */
export function StudioSlider({ label, text, onChange, ...range }: StudioSliderProps): ReactNode {
  return (
    <label className="flex flex-col mid:flex-row mid:items-center gap-x-3 text-sm font-semibold">
      {label}
      <input
        type="range"
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="grow min-h-[44px] accent-action"
        {...range}
      />
    </label>
  );
}
