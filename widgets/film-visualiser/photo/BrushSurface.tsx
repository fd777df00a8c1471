import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Point } from './engine/geometry.ts';
import { within } from './marking.ts';
import type { StudioPartProps, StudioPhoto } from './photo-studio.state.ts';
import { placeInPhoto, stepOfKey } from './place-in-photo.ts';

interface BrushSurfaceProps extends StudioPartProps {
  photo: StudioPhoto;
}

/** The surface to brush on: with a pointer, or with arrow keys and space. */
export function BrushSurface({ state, copy, photo }: BrushSurfaceProps): ReactNode {
  const [at, setAt] = useState<Point>({ x: photo.width / 2, y: photo.height / 2 });
  const isBrushing = useRef(false);
  const { radius } = state.brush;
  const start = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    isBrushing.current = true;
    state.startStroke(placeInPhoto(event.currentTarget, event, photo));
  };
  const go = (event: PointerEvent<HTMLElement>) => {
    const place = placeInPhoto(event.currentTarget, event, photo);
    setAt(place);
    if (isBrushing.current) state.goOnStroke(place);
  };
  const end = () => {
    if (isBrushing.current) state.endStroke();
    isBrushing.current = false;
  };
  const press = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key, event.shiftKey ? 4 * radius : radius);
    if (step) setAt(within(photo, { x: at.x + step.x, y: at.y + step.y }));
    else if (event.key === ' ' || event.key === 'Enter') {
      state.startStroke(at);
      state.endStroke();
    } else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      aria-label={copy.brushSurface}
      onPointerDown={start}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
      className="absolute inset-0 w-full h-full cursor-crosshair touch-none overflow-hidden"
    >
      <span
        aria-hidden="true"
        className="absolute rounded-full border-2 border-white shadow-float pointer-events-none"
        style={{
          left: `${(100 * (at.x - radius)) / photo.width}%`,
          top: `${(100 * (at.y - radius)) / photo.height}%`,
          width: `${(200 * radius) / photo.width}%`,
          height: `${(200 * radius) / photo.height}%`,
        }}
      />
    </button>
  );
}
