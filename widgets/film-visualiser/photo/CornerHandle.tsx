import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { Point } from './engine/geometry.ts';
import type { PhotoStudioState, StudioPhoto } from './photo-studio.state.ts';
import { stepOfKey } from './place-in-photo.ts';

interface CornerHandleProps {
  state: PhotoStudioState;
  photo: StudioPhoto;
  corner: number;
  at: Point;
  label: string;
  place(event: PointerEvent): Point;
  onLoupe(at: Point | undefined): void;
}

/** A corner of the selected front, to be dragged or moved with the arrow keys. */
export function CornerHandle({
  state,
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
    const from = place(event);
    grip.current = { x: at.x - from.x, y: at.y - from.y };
    state.grab();
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current) return;
    const { x, y } = place(event);
    const to = { x: x + grip.current.x, y: y + grip.current.y };
    state.dragCorner(corner, to);
    if (event.pointerType !== 'mouse') onLoupe(to);
  };
  const drop = () => {
    if (grip.current) state.drop(corner);
    grip.current = undefined;
    onLoupe(undefined);
  };
  const nudge = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key, event.shiftKey ? 10 : 1);
    if (!step) return;
    // Otherwise the page would scroll.
    event.preventDefault();
    state.nudgeCorner(corner, step);
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
      className="absolute size-11 -m-[22px] grid place-items-center rounded-full cursor-move touch-none"
      style={{ left: `${(100 * at.x) / photo.width}%`, top: `${(100 * at.y) / photo.height}%` }}
    >
      <span className="size-4 rounded-full bg-white border-2 border-ink" />
    </button>
  );
}
