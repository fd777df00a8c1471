import { type ReactNode, useState } from 'react';
import { BrushTools } from '../BrushTools.tsx';
import { MarkTools } from '../MarkTools.tsx';
import type { StudioPartProps } from '../photo-studio.state.ts';
import { StudioButton } from '../StudioButton.tsx';
import { StudioSlider } from '../StudioSlider.tsx';
import { ToolChoice } from '../ToolChoice.tsx';

/** The tools for what the steps do not cover: a front that stands alone, the brush, the light. */
export function MoreTools({ state, copy }: StudioPartProps): ReactNode {
  const [wanted, setWanted] = useState(false);
  const { tool } = state;
  const isOpen = wanted || tool !== 'steps';
  const { lighter } = state.history.now;
  const toggle = () => {
    setWanted(!isOpen);
    if (isOpen) state.use('steps');
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={toggle}
          className="min-h-[44px] text-sm font-semibold underline underline-offset-2"
        >
          {isOpen ? copy.lessTools : copy.moreTools}
        </button>
      </div>
      {isOpen && (
        <>
          <ToolChoice state={state} copy={copy} />
          {tool === 'mark' && <MarkTools state={state} copy={copy} />}
          {tool === 'brush' && <BrushTools state={state} copy={copy} />}
          <StudioSlider
            name="lighter"
            label={copy.lighter}
            min={-100}
            max={100}
            step={5}
            value={lighter}
            text={copy.lighterBy(lighter)}
            onChange={state.setLighter}
          />
          {tool !== 'steps' && (
            <div className="flex">
              <StudioButton onPress={toggle}>{copy.doneWithTools}</StudioButton>
            </div>
          )}
        </>
      )}
    </div>
  );
}
