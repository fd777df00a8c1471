import { type PointerEvent, type ReactNode, useRef } from 'react';
import { CornerHandle } from './CornerHandle.tsx';
import { distance, type Point, type Quad } from './engine/geometry.ts';
import type { StudioPartProps, StudioPhoto } from './photo-studio.state.ts';
import { placeInPhoto } from './place-in-photo.ts';
import { barOn, type FrontBar } from './runs/front-bar.ts';
import { doubtsIn, hitIn, type RunLine, sideIn } from './runs/marked-run.ts';
import { frontsOfWork } from './runs/work-fronts.ts';
import { subjectOf } from './subject.ts';

interface RunSurfaceProps extends StudioPartProps {
  photo: StudioPhoto;
  onLoupe(at: Point | undefined): void;
}

/** How far from a line a finger or a mouse may be to mean it, and how far either moves before it drags, or swipes, in CSS pixels. */
const [fingerReach, mouseReach] = [14, 7];
export const still = 6;
const swipe = 18;

/** What a pointer holds: a line, else a side of a run, else nothing. */
interface Held {
  from: Point;
  line?: RunLine | undefined;
  side?: ReturnType<typeof sideIn>;
  drags?: boolean;
}

/** The surface on which runs of cabinets are marked, and on which their fronts and lines are corrected. */
export function RunSurface({ state, copy, photo, onLoupe }: RunSurfaceProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(undefined);
  const { taps, pending, adjusting, selected, history } = state;
  const { runs, room } = history.now;
  const subject = subjectOf(room);
  const marks = taps !== undefined;
  const adjusted = runs.find(({ id }) => id === adjusting);
  const place = (event: PointerEvent) => placeInPhoto(ref.current!, event, photo);
  const pixels = (css: number) => (css * photo.width) / (ref.current?.offsetWidth || photo.width);
  const reachOf = (event: PointerEvent) => pixels(event.pointerType === 'mouse' ? mouseReach : fingerReach);
  const magnify = (event: PointerEvent, at: Point) => event.pointerType !== 'mouse' && onLoupe(at);

  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = place(event);
    const reach = reachOf(event);
    held.current = marks
      ? { from }
      : { from, line: hitIn(runs, photo, from, reach)?.line, side: sideIn(runs, from, reach) };
    if (marks) magnify(event, from);
  };
  const move = (event: PointerEvent) => {
    if (!held.current) return;
    const { from, line, side } = held.current;
    const at = place(event);
    if (marks) magnify(event, at);
    const holds = line ?? side;
    held.current.drags ||= !marks && distance(from, at) > pixels(holds ? still : swipe);
    if (!holds || !held.current.drags) return;
    if (line) state.dragLine(line.run, line.key, at);
    else if (side) state.dragRunSide(side.run, side.side, at);
    magnify(event, at);
  };
  /** Ends what the pointer did. Returns whether it was a tap. */
  const release = () => {
    const { line, side, drags } = held.current ?? { drags: true };
    held.current = undefined;
    onLoupe(undefined);
    if (drags && line) state.dropLine();
    else if (drags && side) void state.dropRunSide(side.run, side.side);
    return !drags;
  };
  const up = (event: PointerEvent) => {
    const { from, line, side } = held.current ?? {};
    const at = place(event);
    if (release()) void (marks ? state.tapRun(at) : state.press(at, reachOf(event), pixels(12)));
    else if (from && !(line ?? side)) state.swipe(from, at);
  };
  return (
    <div
      ref={ref}
      className={marks ? 'absolute inset-0 cursor-crosshair' : 'absolute inset-0 cursor-pointer'}
      // A drag on the photo marks or moves something, so only a pinch is left to the browser.
      style={{ touchAction: 'pinch-zoom' }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={release}
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${photo.width} ${photo.height}`}
        className="absolute inset-0 w-full h-full"
        fill="none"
      >
        {frontsOfWork(history.now).map(({ id, quad, kind }) => (
          <g key={id}>
            <polygon
              points={pointsOf(quad)}
              fill={kind === 'other' && subject !== 'windows' ? '#16211D' : 'none'}
              fillOpacity={0.55}
              stroke="#16211D"
              strokeWidth={id === selected ? 6 : 3}
              vectorEffect="non-scaling-stroke"
            />
            <polygon
              points={pointsOf(quad)}
              stroke="#fff"
              strokeWidth={id === selected ? 3 : 1.5}
              vectorEffect="non-scaling-stroke"
            />
            {subject === 'kitchen' && kind !== 'other' && <Bar {...barOn(quad, photo, kind === 'drawer')} />}
          </g>
        ))}
        {runs.flatMap((run) =>
          doubtsIn(run).map(({ key, ends: [a, b] }) => (
            <path
              key={`${run.id} ${key}`}
              d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
              stroke="#B98A3E"
              strokeWidth={4}
              strokeDasharray="6 5"
              vectorEffect="non-scaling-stroke"
            />
          )),
        )}
        {pending && <Outline points={pending} closed />}
        {taps && <Outline points={taps} />}
      </svg>
      {taps?.map(({ x, y }) => (
        <span
          key={`${x} ${y}`}
          aria-hidden="true"
          className="absolute size-3 -m-1.5 rounded-full bg-white border-2 border-ink"
          style={{ left: `${(100 * x) / photo.width}%`, top: `${(100 * y) / photo.height}%` }}
        />
      ))}
      {adjusted?.quad.map((at, corner) => (
        <CornerHandle
          key={corner}
          actions={{
            grab: () => {},
            drag: state.dragRunCorner,
            drop: state.dropRunCorner,
            nudge: state.nudgeRunCorner,
            leave: state.leaveRunCorner,
          }}
          photo={photo}
          corner={corner}
          at={at}
          label={copy.runCorner(
            runs.indexOf(adjusted) + 1,
            copy.corners[corner]!,
            Math.round(at.x),
            Math.round(at.y),
          )}
          place={place}
          onLoupe={onLoupe}
        />
      ))}
    </div>
  );
}

function Bar({ at, radius, path }: FrontBar): ReactNode {
  return (
    <>
      <circle cx={at.x} cy={at.y} r={radius} fill="#16211D" fillOpacity={0.55} />
      <path
        d={path}
        stroke="#fff"
        strokeWidth={2.5}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}

export function Outline({ points, closed }: { points: readonly Point[]; closed?: boolean }): ReactNode {
  const path = points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${x} ${y}`).join('') + (closed ? 'Z' : '');
  return (
    <>
      <path d={path} stroke="#16211D" strokeWidth={4} vectorEffect="non-scaling-stroke" />
      <path d={path} stroke="#fff" strokeWidth={2} strokeDasharray="6 6" vectorEffect="non-scaling-stroke" />
    </>
  );
}

export function pointsOf(quad: Quad): string {
  return quad.map(({ x, y }) => `${x},${y}`).join(' ');
}
