import { type PointerEvent, type ReactNode, useRef } from 'react';
import { CornerHandle } from './CornerHandle.tsx';
import type { Point } from './engine/geometry.ts';
import type { StudioPartProps, StudioPhoto } from './photo-studio.state.ts';
import { placeInPhoto } from './place-in-photo.ts';
import { pointsOf } from './RunSurface.tsx';

interface MarkSurfaceProps extends StudioPartProps {
  photo: StudioPhoto;
  onLoupe(at: Point | undefined): void;
}

/** The outlines of the fronts: a press selects one, a drag moves it, and its corners have handles. */
export function MarkSurface({ state, copy, photo, onLoupe }: MarkSurfaceProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<Point>(undefined);
  const { taps, selected, history } = state;
  const { fronts } = history.now;
  const place = (event: PointerEvent) => placeInPhoto(ref.current!, event, photo);
  const index = fronts.findIndex(({ id }) => id === selected);
  const front = fronts[index];
  const grabFront = (event: PointerEvent<Element>, id: number) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    state.select(id);
    state.grab();
    last.current = place(event);
  };
  const moveFront = (event: PointerEvent) => {
    if (!last.current) return;
    const at = place(event);
    state.dragFront({ x: at.x - last.current.x, y: at.y - last.current.y });
    last.current = at;
  };
  const dropFront = () => {
    if (last.current) state.drop();
    last.current = undefined;
  };
  return (
    <div
      ref={ref}
      className={
        taps ? 'absolute inset-0 cursor-crosshair touch-manipulation' : 'absolute inset-0 touch-pan-y'
      }
      onPointerUp={(event) => taps && state.tap(place(event))}
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
              onPointerUp={dropFront}
              onPointerCancel={dropFront}
            />
          </g>
        ))}
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
