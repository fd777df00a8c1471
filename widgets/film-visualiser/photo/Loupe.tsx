import { type ReactNode, useEffect, useRef } from 'react';
import type { Point } from './engine/geometry.ts';

const side = 112;
/** The number of photo pixels across the loupe. */
const shown = 120;

/** The part of the photo under the finger, enlarged, in a corner of the photo away from the finger. */
export function Loupe({ photo, at }: { photo: HTMLCanvasElement; at: Point }): ReactNode {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    context.fillStyle = '#16211D';
    context.fillRect(0, 0, 2 * side, 2 * side);
    context.drawImage(photo, at.x - shown / 2, at.y - shown / 2, shown, shown, 0, 0, 2 * side, 2 * side);
    // A dark cross with a light border, so that it is visible on any colour.
    for (const [width, colour] of [
      [6, '#fff'],
      [2, '#16211D'],
    ] as const) {
      context.lineWidth = width;
      context.strokeStyle = colour;
      context.beginPath();
      context.moveTo(side, side - 28);
      context.lineTo(side, side + 28);
      context.moveTo(side - 28, side);
      context.lineTo(side + 28, side);
      context.stroke();
    }
  }, [photo, at]);
  const isLeft = at.x < photo.width / 2;
  return (
    <span
      aria-hidden="true"
      className={
        isLeft
          ? 'absolute top-2 right-2 size-28 rounded-full border-2 border-white overflow-hidden shadow-float pointer-events-none'
          : 'absolute top-2 left-2 size-28 rounded-full border-2 border-white overflow-hidden shadow-float pointer-events-none'
      }
    >
      <canvas ref={ref} width={2 * side} height={2 * side} className="w-full h-full" />
    </span>
  );
}
