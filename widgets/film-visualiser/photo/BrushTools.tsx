import type { ReactNode } from 'react';
import { CheckBox } from '../../ui/CheckBox.tsx';
import type { StudioPartProps } from './photo-studio.state.ts';

/** The brush: what it does, and how large it is. */
export function BrushTools({ state, copy }: StudioPartProps): ReactNode {
  const { brush, history } = state;
  return (
    <div className="flex flex-col gap-2">
      <fieldset aria-label={copy.tool.brush} className="flex flex-wrap gap-2">
        {[false, true].map((erase) => (
          <button
            key={String(erase)}
            type="button"
            aria-pressed={erase === brush.erase}
            onClick={() => state.setBrush({ erase })}
            className="min-h-[44px] px-3 rounded border border-line-strong bg-white text-sm hover:border-ink on-pressed:border-2 on-pressed:border-action on-pressed:font-semibold"
          >
            {erase ? copy.brushErases : copy.brushKeeps}
          </button>
        ))}
      </fieldset>
      <label className="flex flex-col mid:flex-row mid:items-center gap-x-3 text-sm font-semibold">
        {copy.brushSize}
        <input
          type="range"
          name="brush-size"
          min="4"
          max="80"
          value={brush.radius}
          onChange={({ target }) => state.setBrush({ radius: target.valueAsNumber })}
          className="grow min-h-[44px] accent-action"
        />
      </label>
      <CheckBox
        name="keep-details"
        label={copy.keepDetails}
        hint={copy.keepDetailsHint}
        checked={history.now.keepDetails}
        onChange={state.setKeepDetails}
      />
    </div>
  );
}
