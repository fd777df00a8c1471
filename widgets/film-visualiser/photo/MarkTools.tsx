import type { ReactNode } from 'react';
import type { StudioPartProps } from './photo-studio.state.ts';
import { StudioButton } from './StudioButton.tsx';

/** The controls to add fronts, and to change the selected one. */
export function MarkTools({ state, copy }: StudioPartProps): ReactNode {
  const { taps, selected, history } = state;
  const { fronts, film } = history.now;
  const isSelected = selected !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <StudioButton pressed={taps !== undefined} onPress={taps ? state.stopTaps : state.startTaps}>
          {copy.tapCorners}
        </StudioButton>
        <StudioButton onPress={state.addFront}>{copy.addFront}</StudioButton>
        {isSelected && <StudioButton onPress={state.duplicate}>{copy.duplicate}</StudioButton>}
        {isSelected && film.grain && <StudioButton onPress={state.turn}>{copy.turn}</StudioButton>}
        {isSelected && <StudioButton onPress={state.remove}>{copy.remove}</StudioButton>}
      </div>
      {fronts.length > 0 && (
        <fieldset aria-label={copy.fronts} className="flex flex-wrap gap-2">
          {fronts.map(({ id }, i) => (
            <StudioButton
              key={id}
              pressed={id === selected}
              onPress={() => state.select(id === selected ? undefined : id)}
            >
              {copy.front(i + 1)}
            </StudioButton>
          ))}
        </fieldset>
      )}
      <div className="flex">
        <StudioButton pressed={state.snapping} onPress={() => state.setSnapping(!state.snapping)}>
          {copy.snapping}
        </StudioButton>
      </div>
    </div>
  );
}
