import type { ReactNode } from 'react';
import type { StudioPartProps } from './photo-studio.state.ts';
import { StudioButton } from './StudioButton.tsx';
import { StudioSlider } from './StudioSlider.tsx';

/** The settings of the brush: its effect and its size. */
export function BrushTools({ state, copy }: StudioPartProps): ReactNode {
  const { brush, history } = state;
  return (
    <div className="flex flex-col gap-2">
      <fieldset aria-label={copy.tool.brush} className="flex flex-wrap gap-2">
        <StudioButton pressed={!brush.erase} onPress={() => state.setBrush({ erase: false })}>
          {copy.brushKeeps}
        </StudioButton>
        <StudioButton pressed={brush.erase} onPress={() => state.setBrush({ erase: true })}>
          {copy.brushErases}
        </StudioButton>
      </fieldset>
      <StudioSlider
        name="brush-size"
        label={copy.brushSize}
        min={4}
        max={80}
        value={brush.radius}
        onChange={(radius) => state.setBrush({ radius })}
      />
      <div className="flex flex-col items-start gap-1">
        <StudioButton
          pressed={history.now.keepDetails}
          onPress={() => state.setKeepDetails(!history.now.keepDetails)}
        >
          {copy.keepDetails}
        </StudioButton>
        <p className="text-xs text-ink-soft">{copy.keepDetailsHint}</p>
      </div>
    </div>
  );
}
