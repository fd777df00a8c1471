import { type ReactNode, useId, useState } from 'react';
import type { StudioPartProps } from '../photo-studio.state.ts';
import type { Count } from '../runs/work-fronts.ts';

interface CountFieldProps extends StudioPartProps {
  kind: keyof Count;
  value: number;
}

/** A number of doors or drawers, to be typed or counted up and down. */
export function CountField({ state, copy, kind, value }: CountFieldProps): ReactNode {
  const id = useId();
  const { name, less, more } = copy.countField[kind];
  const [typed, setTyped] = useState<string>();
  return (
    <div className="flex items-center gap-1">
      <label htmlFor={id} className="mr-1 text-sm font-semibold">
        {name}
      </label>
      <Step sign="−" label={less} onPress={() => state.count(kind, value - 1)} />
      <input
        id={id}
        name={kind}
        inputMode="numeric"
        // What is no number of pieces, such as `2,5`, is not counted: the last count comes back.
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (!/\D/.test(target.value)) state.count(kind, Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
        className="w-12 min-h-[44px] rounded border border-line-strong bg-white text-center text-base tabular"
      />
      <Step sign="+" label={more} onPress={() => state.count(kind, value + 1)} />
    </div>
  );
}

function Step({ sign, label, onPress }: { sign: string; label: string; onPress(): void }): ReactNode {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="size-11 grid place-items-center rounded border border-line-strong bg-white text-lg font-semibold hover:border-ink"
    >
      {sign}
    </button>
  );
}
