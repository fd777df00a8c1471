import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { StudioPartProps, Tool } from './photo-studio.state.ts';
import { StudioButton } from './StudioButton.tsx';

const tools: readonly Tool[] = ['mark', 'brush', 'compare'];

/** The choice of tool, and the buttons for undo and redo. */
export function ToolChoice({ state, copy }: StudioPartProps): ReactNode {
  const { tool, history } = state;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap justify-between gap-2">
        <fieldset aria-label={copy.tools} className="flex flex-wrap gap-2">
          {tools.map((each) => (
            <StudioButton key={each} pressed={each === tool} onPress={() => state.use(each)}>
              {copy.tool[each]}
            </StudioButton>
          ))}
        </fieldset>
        <div className="flex">
          <Button look="quiet" incomplete={history.past.length === 0} onPress={state.undo}>
            {copy.undo}
          </Button>
          <Button look="quiet" incomplete={history.future.length === 0} onPress={state.redo}>
            {copy.redo}
          </Button>
        </div>
      </div>
      <p className="text-sm text-ink-soft">{copy.toolHint[tool]}</p>
    </div>
  );
}
