import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CheckBox } from '../../ui/CheckBox.tsx';
import type { StudioPartProps } from './photo-studio.state.ts';

/** New fronts, and what can be done with the selected one. */
export function MarkTools({ state, copy }: StudioPartProps): ReactNode {
  const { taps, selected, film, history } = state;
  const { fronts } = history.now;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {taps ? (
          <Button look="secondary" onPress={state.stopTaps}>
            {copy.stopTaps}
          </Button>
        ) : (
          <Button look="secondary" onPress={state.startTaps}>
            {copy.tapCorners}
          </Button>
        )}
        <Button look="secondary" onPress={state.addFront}>
          {copy.addFront}
        </Button>
        {selected !== undefined && (
          <Button look="secondary" onPress={state.duplicate}>
            {copy.duplicate}
          </Button>
        )}
      </div>
      {taps && <p className="text-sm">{copy.tapsLeft(4 - taps.length)}</p>}
      {fronts.length > 0 && (
        <fieldset aria-label={copy.fronts} className="flex flex-wrap gap-2">
          {fronts.map(({ id }, i) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === selected}
              onClick={() => state.select(id === selected ? undefined : id)}
              className="min-h-[44px] px-3 rounded border border-line-strong bg-white text-sm hover:border-ink on-pressed:border-2 on-pressed:border-action on-pressed:font-semibold"
            >
              {copy.front(i + 1)}
            </button>
          ))}
        </fieldset>
      )}
      {selected !== undefined && (
        <div className="flex flex-wrap gap-2">
          {film.grain && (
            <Button look="quiet" onPress={state.turn}>
              {copy.turn}
            </Button>
          )}
          <Button look="quiet" onPress={state.remove}>
            {copy.remove}
          </Button>
        </div>
      )}
      <CheckBox name="snapping" label={copy.snapping} checked={state.snapping} onChange={state.setSnapping} />
    </div>
  );
}
