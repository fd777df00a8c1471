import { type PointerEvent, type ReactNode, useRef } from 'react';
import { CornerHandle } from './CornerHandle.tsx';
import { distance, type Point } from './engine/geometry.ts';
import { endsOf, sides } from './marking.ts';
import type { StudioPartProps, StudioPhoto } from './photo-studio.state.ts';
import { placeInPhoto } from './place-in-photo.ts';
import { Outline, pointsOf, still } from './RunSurface.tsx';

interface MarkSurfaceProps extends StudioPartProps {
  photo: StudioPhoto;
  onLoupe(at: Point | undefined): void;
}

/**
 * The outlines of the fronts that stand alone: a press selects one, a drag moves it or one of its sides, and its corners have handles. A tap
 * beside them is on a new front, or at a corner of one.
 */
export function MarkSurface({ state, copy, photo, onLoupe }: MarkSurfaceProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Point>(undefined);
  /** Where the pointer went down beside all fronts. */
  const pressed = useRef<Point>(undefined);
  const { taps, offered, selected, history } = state;
  const { fronts } = history.now;
  const place = (event: PointerEvent) => placeInPhoto(ref.current!, event, photo);
  const pixels = (css: number) => (css * photo.width) / (ref.current?.offsetWidth || photo.width);
  const index = fronts.findIndex(({ id }) => id === selected);
  const front = fronts[index];
  const hold = (event: PointerEvent<Element>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    // Below it is the photo, which would take it for a tap.
    event.stopPropagation();
    last.current = place(event);
  };
  const grabFront = (event: PointerEvent<Element>, id: number) => {
    hold(event);
    state.select(id);
    state.grab();
  };
  const moveFront = (event: PointerEvent) => {
    if (!last.current) return;
    const at = place(event);
    state.dragFront(last.current, at);
    last.current = at;
  };
  const grabSide = (event: PointerEvent<Element>) => {
    hold(event);
    state.grab();
  };
  const moveSide = (event: PointerEvent, side: number) => {
    if (!last.current) return;
    const at = place(event);
    state.dragSide(side, at);
    if (event.pointerType !== 'mouse') onLoupe(at);
  };
  const drop = (...corners: readonly number[]) => {
    if (last.current) state.drop(...corners);
    last.current = undefined;
    onLoupe(undefined);
  };
  const magnify = (event: PointerEvent) => {
    if (pressed.current && taps && event.pointerType !== 'mouse') onLoupe(place(event));
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    pressed.current = place(event);
    magnify(event);
  };
  const up = (event: PointerEvent) => {
    const from = pressed.current;
    cancel();
    const at = place(event);
    if (from && taps) state.tap(at);
    else if (from && distance(from, at) < pixels(still)) void state.tapFront(at);
  };
  const cancel = () => {
    pressed.current = undefined;
    onLoupe(undefined);
  };
  return (
    <div
      ref={ref}
      className="absolute inset-0 cursor-crosshair"
      // A corner is aimed at with the loupe. Otherwise a drag beside the fronts scrolls the page.
      style={{ touchAction: taps ? 'pinch-zoom' : 'pan-y pinch-zoom' }}
      onPointerDown={down}
      onPointerMove={magnify}
      onPointerUp={up}
      onPointerCancel={cancel}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        className="absolute inset-0 w-full h-full"
        fill="none"
      >
        {fronts.map(({ id, quad }) => (
          <g key={id}>
            <polygon
              points={pointsOf(quad)}
              stroke="#fff"
              strokeWidth={id === selected ? 4 : 2}
              vectorEffect="non-scaling-stroke"
            />
            <polygon
              points={pointsOf(quad)}
              stroke="#16211D"
              strokeWidth={id === selected ? 2 : 1}
              strokeDasharray={id === selected ? undefined : '6 6'}
              vectorEffect="non-scaling-stroke"
              pointerEvents={taps ? 'none' : 'all'}
              className="cursor-move touch-none"
              onPointerDown={(event) => grabFront(event, id)}
              onPointerMove={moveFront}
              onPointerUp={() => drop()}
              onPointerCancel={() => drop()}
            />
          </g>
        ))}
        {offered?.map((quad, i) => (
          <Outline key={i} points={quad} closed />
        ))}
        {front &&
          !taps &&
          sides.map((side) => {
            const corners = endsOf(side);
            const [from, to] = corners.map((corner) => front.quad[corner]!) as [Point, Point];
            return (
              <path
                key={side}
                d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
                stroke="transparent"
                strokeWidth={24}
                vectorEffect="non-scaling-stroke"
                pointerEvents="stroke"
                className="cursor-move touch-none"
                onPointerDown={grabSide}
                onPointerMove={(event) => moveSide(event, side)}
                onPointerUp={() => drop(...corners)}
                onPointerCancel={() => drop(...corners)}
              />
            );
          })}
      </svg>
      {taps?.map(({ x, y }) => (
        <span
          key={`${x} ${y}`}
          aria-hidden="true"
          className="absolute size-3 -m-1.5 rounded-full bg-white border-2 border-ink"
          style={{ left: `${(100 * x) / photo.width}%`, top: `${(100 * y) / photo.height}%` }}
        />
      ))}
      {front?.quad.map((at, corner) => (
        <CornerHandle
          key={corner}
          actions={{
            grab: state.grab,
            drag: state.dragCorner,
            drop: state.drop,
            nudge: state.nudgeCorner,
          }}
          photo={photo}
          corner={corner}
          at={at}
          label={copy.corner(index + 1, copy.corners[corner]!, Math.round(at.x), Math.round(at.y))}
          place={place}
          onLoupe={onLoupe}
        />
      ))}
    </div>
  );
}
