import type { ReactNode } from 'react';
import type { StudioPartProps } from './photo-studio.state.ts';
import { StudioButton } from './StudioButton.tsx';

const tools = ['mark', 'brush', 'compare'] as const;

/** The choice of a tool, and what it is for. */
export function ToolChoice({ state, copy }: StudioPartProps): ReactNode {
  const { tool } = state;
  return (
    <div className="flex flex-col gap-2">
      <fieldset aria-label={copy.tools} className="flex flex-wrap gap-2">
        {tools.map((each) => (
          <StudioButton key={each} pressed={each === tool} onPress={() => state.use(each)}>
            {copy.tool[each]}
          </StudioButton>
        ))}
      </fieldset>
      {tool !== 'steps' && <p className="text-sm text-ink-soft">{copy.toolHint[tool]}</p>}
    </div>
  );
}
