import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { Point } from './engine/geometry.ts';
import type { StudioPhoto } from './photo-studio.state.ts';
import { stepOfKey } from './place-in-photo.ts';

/** What happens to the corners of a front or a run. */
export interface CornerActions {
  grab(corner: number): void;
  drag(corner: number, to: Point): void;
  drop(corner: number): void;
  nudge(corner: number, by: Point): void;
  /** The focus left it. */
  leave?(corner: number): void;
}

interface CornerHandleProps {
  actions: CornerActions;
  photo: StudioPhoto;
  corner: number;
  at: Point;
  label: string;
  place(event: PointerEvent): Point;
  onLoupe(at: Point | undefined): void;
}

/** A corner, to be dragged or moved with the arrow keys. */
export function CornerHandle({
  actions,
  photo,
  corner,
  at,
  label,
  place,
  onLoupe,
}: CornerHandleProps): ReactNode {
  // The distance from pointer to corner: the corner must not jump to the pointer.
  const grip = useRef<Point>(undefined);
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    // What lies below would take it for a tap.
    event.stopPropagation();
    const from = place(event);
    grip.current = { x: at.x - from.x, y: at.y - from.y };
    actions.grab(corner);
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    const { x, y } = place(event);
    const to = { x: x + grip.current.x, y: y + grip.current.y };
    actions.drag(corner, to);
    if (event.pointerType !== 'mouse') onLoupe(to);
  };
  const drop = (event: PointerEvent) => {
    event.stopPropagation();
    if (grip.current) actions.drop(corner);
    grip.current = undefined;
    onLoupe(undefined);
  };
  const nudge = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key, event.shiftKey ? 10 : 1);
    if (!step) return;
    // Otherwise the page would scroll.
    event.preventDefault();
    actions.nudge(corner, step);
  };
  return (
    <button
      type="button"
      data-focus={`corner-${corner}`}
      aria-label={label}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={nudge}
      onBlur={() => actions.leave?.(corner)}
      className="absolute size-11 -m-[22px] grid place-items-center rounded-full cursor-move touch-none"
      style={{ left: `${(100 * at.x) / photo.width}%`, top: `${(100 * at.y) / photo.height}%` }}
    >
      <span className="size-4 rounded-full bg-white border-2 border-ink" />
    </button>
  );
}
