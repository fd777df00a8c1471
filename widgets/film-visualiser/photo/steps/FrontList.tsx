import { type KeyboardEvent, type ReactNode, useId } from 'react';
import type { FrontKind } from '../engine/runs/run.ts';
import type { StudioPartProps } from '../photo-studio.state.ts';
import { stepOfKey } from '../place-in-photo.ts';
import { frontsOfWork } from '../runs/work-fronts.ts';
import { StudioButton } from '../StudioButton.tsx';
import { type Subject, subjectOf } from '../subject.ts';

/** What a front can be: only a kitchen tells doors and drawers apart. */
const kinds: Record<Subject, readonly FrontKind[]> = {
  kitchen: ['door', 'drawer', 'other'],
  fronts: ['door', 'other'],
  windows: ['door', 'other'],
};
const sides = ['left', 'right', 'top', 'bottom'] as const;
/** How far an arrow key moves a line, as a share of its run; ten times as far with Shift. */
const nudge = 0.002;

/** All fronts as a list, and all that can be done with the chosen one: for the keyboard, screen readers, and fingers that miss. */
export function FrontList({ state, copy }: StudioPartProps): ReactNode {
  const id = useId();
  const fronts = frontsOfWork(state.history.now);
  const front = fronts.find(({ id }) => id === state.selected);
  const subject = subjectOf(state.history.now.room);
  const isKitchen = subject === 'kitchen';
  const moveLine = (key: string) => (event: KeyboardEvent) => {
    if (front?.run === undefined) return;
    const by = stepOfKey(event.key, nudge * (event.shiftKey ? 10 : 1));
    if (by) state.nudgeLine(front.run, key, by.x + by.y);
    else if (event.key === 'Delete' || event.key === 'Backspace') state.removeLine(front.run, key);
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
          {kinds[subject].map((kind) => (
            <StudioButton
              key={kind}
              pressed={(kind === 'other') === (front.kind === 'other') && (!isKitchen || kind === front.kind)}
              onPress={() => state.setKind(front.id, kind)}
            >
              {copy.kind[kind]}
            </StudioButton>
          ))}
          {front.run !== undefined && (
            <>
              <StudioButton onPress={() => state.divide(front.id, 'x')}>{copy.divide.x}</StudioButton>
              <StudioButton onPress={() => state.divide(front.id, 'y')}>{copy.divide.y}</StudioButton>
            </>
          )}
          {sides.map((side) => {
            const key = front.lines?.[side];
            return (
              key !== undefined && (
                <StudioButton
                  key={side}
                  onPress={() => state.removeLine(front.run!, key)}
                  onKeyDown={moveLine(key)}
                >
                  {copy.removeLine[side]}
                </StudioButton>
              )
            );
          })}
        </div>
      )}
      {front?.lines && <p className="text-sm text-ink-soft">{copy.lineHint}</p>}
    </div>
  );
}
