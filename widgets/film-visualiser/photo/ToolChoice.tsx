import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { StudioPartProps, Tool } from './photo-studio.state.ts';

const tools: readonly Tool[] = ['mark', 'brush', 'compare'];

/** What the pointer does, the light, and the way back. */
export function ToolChoice({ state, copy }: StudioPartProps): ReactNode {
  const { tool, history, lighter } = { ...state, lighter: state.history.now.lighter };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <fieldset
          aria-label={copy.tools}
          className="flex flex-wrap rounded-lg border border-line-strong overflow-hidden"
        >
          {tools.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tool}
              onClick={() => state.use(each)}
              className="min-h-[44px] px-4 text-sm font-semibold bg-white hover:bg-sand on-pressed:bg-action on-pressed:text-white forced-colors:border"
            >
              {copy.tool[each]}
            </button>
          ))}
        </fieldset>
        <Button look="quiet" incomplete={history.past.length === 0} onPress={state.undo}>
          {copy.undo}
        </Button>
        <Button look="quiet" incomplete={history.future.length === 0} onPress={state.redo}>
          {copy.redo}
        </Button>
      </div>
      <p className="text-sm text-ink-soft">{copy.toolHint[tool]}</p>
      <label className="flex flex-col mid:flex-row mid:items-center gap-x-3 text-sm font-semibold">
        {copy.lighter}
        <input
          type="range"
          name="lighter"
          min="-100"
          max="100"
          step="5"
          value={lighter}
          aria-valuetext={copy.lighterBy(lighter)}
          onChange={({ target }) => state.setLighter(target.valueAsNumber)}
          className="grow min-h-[44px] accent-action"
        />
      </label>
    </div>
  );
}
