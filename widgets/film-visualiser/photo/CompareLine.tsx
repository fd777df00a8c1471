import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { StudioPartProps } from './photo-studio.state.ts';

/** The line between before and after: a range input that lies over the photo. */
export function CompareLine({ state, copy }: StudioPartProps): ReactNode {
  const { divider } = state;
  return (
    <div className="absolute inset-0 focus-frame">
      <input
        type="range"
        name="compare"
        step="2"
        value={divider}
        aria-label={copy.compare}
        aria-valuetext={copy.compared(divider)}
        onChange={({ target }) => state.compare(target.valueAsNumber)}
        className="absolute inset-0 w-full h-full opacity-0 cursor-[ew-resize] [touch-action:pan-y]"
      />
      <div
        aria-hidden="true"
        className="absolute inset-y-0 w-0.5 bg-white pointer-events-none"
        style={{ left: `calc(${divider}% - 1px)` }}
      >
        <span className="absolute top-1/2 left-1/2 -m-[22px] grid place-items-center size-11 rounded-full bg-white shadow-float text-ink">
          <Icon paths={['m9 7-5 5 5 5', 'm15 7 5 5-5 5']} />
        </span>
      </div>
    </div>
  );
}
