import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { Point } from '../engine/geometry.ts';
import type { FrontKind } from '../engine/runs/run.ts';
import type { StudioPartProps } from '../photo-studio.state.ts';
import { stepOfKey } from '../place-in-photo.ts';
import { frontsOfWork } from '../runs/work-fronts.ts';
import { StudioButton } from '../StudioButton.tsx';
import { subjectOf } from '../subject.ts';

const sides = ['left', 'right', 'top', 'bottom'] as const;
/** How far an arrow key moves a line, as a share of its run; ten times as far with Shift. */
const nudge = 0.002;

/** What can be removed by a button: a line of a front or, where it stands alone, the front. The arrow keys move it. */
interface Removable {
  label: string;
  step: number;
  remove(): void;
  move(by: Point): void;
}

/** All fronts as a list, and all that can be done with the chosen one: for the keyboard, screen readers, and fingers that miss. */
export function FrontList({ state, copy }: StudioPartProps): ReactNode {
  const id = useId();
  const hint = useId();
  const fronts = frontsOfWork(state.history.now);
  const front = fronts.find(({ id }) => id === state.selected);
  // Only a kitchen tells doors and drawers apart.
  const isKitchen = subjectOf(state.history.now.room) === 'kitchen';
  const kinds: readonly FrontKind[] = isKitchen ? ['door', 'drawer', 'other'] : ['door', 'other'];
  const { run, lines } = front ?? {};
  const removable: Removable[] = sides.flatMap((side) => {
    const key = lines?.[side];
    if (run === undefined || key === undefined) return [];
    const remove = () => state.removeLine(run, key);
    const move = ({ x, y }: Point) => state.nudgeLine(run, key, x + y);
    return { label: copy.removeLine[side], step: nudge, remove, move };
  });
  if (front && !lines)
    removable.push({ label: copy.remove, step: 1, remove: state.remove, move: state.nudgeFront });
  const onKey =
    ({ step, remove, move }: Removable) =>
    (event: KeyboardEvent) => {
      const by = stepOfKey(event.key, step * (event.shiftKey ? 10 : 1));
      if (by) move(by);
      else if (event.key === 'Delete' || event.key === 'Backspace') remove();
      else return;
      event.preventDefault();
    };
  return (
    <div className="flex flex-col gap-2 min-w-0">
      <label htmlFor={id} className="text-sm font-semibold">
        {copy.fronts}
      </label>
      <select
        id={id}
        name="front"
        value={front?.id ?? ''}
        onChange={({ target }) => state.select(Number(target.value) || undefined)}
        className="w-full min-h-[44px] px-2 rounded border border-line-strong bg-white text-base"
      >
        <option value="">{copy.chooseFront}</option>
        {fronts.map(({ id, kind, width, height }, i) => (
          <option key={id} value={id}>
            {copy.frontOf(i + 1, fronts.length, kind, width, height)}
          </option>
        ))}
      </select>
      {front && (
        <div className="flex flex-wrap gap-2">
          {kinds.map((kind) => (
            <StudioButton
              key={kind}
              pressed={(kind === 'other') === (front.kind === 'other') && (!isKitchen || kind === front.kind)}
              onPress={() => state.setKind(front.id, kind)}
            >
              {copy.kind[kind]}
            </StudioButton>
          ))}
          {run !== undefined && (
            <>
              <StudioButton onPress={() => state.divide(front.id, 'x')}>{copy.divide.x}</StudioButton>
              <StudioButton onPress={() => state.divide(front.id, 'y')}>{copy.divide.y}</StudioButton>
            </>
          )}
          {removable.map((each) => (
            <StudioButton key={each.label} describedBy={hint} onPress={each.remove} onKeyDown={onKey(each)}>
              {each.label}
            </StudioButton>
          ))}
        </div>
      )}
      {removable.length > 0 && (
        <p id={hint} className="text-sm text-ink-soft">
          {copy.moveHint}
        </p>
      )}
    </div>
  );
}
