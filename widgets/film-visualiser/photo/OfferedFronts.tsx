import { type ReactNode, useEffect, useRef } from 'react';
import type { Quad } from './engine/geometry.ts';
import type { StudioPartProps } from './photo-studio.state.ts';

interface OfferedFrontsProps extends StudioPartProps {
  offered: readonly Quad[];
  photo: HTMLCanvasElement;
}

/** The fronts that a tap may have meant, each as a small picture to press. */
export function OfferedFronts({ state, copy, offered, photo }: OfferedFrontsProps): ReactNode {
  return (
    <fieldset aria-label={copy.whichFront} className="grid grid-cols-4 gap-2 p-2 min-w-0">
      {offered.map((quad, i) => (
        <button
          key={i}
          type="button"
          aria-label={copy.offered(i + 1, offered.length)}
          onClick={() => state.chooseOffered(i)}
          className="aspect-square rounded border border-line-strong overflow-hidden hover:border-ink"
        >
          <Picture photo={photo} quad={quad} around={offered.flat()} />
        </button>
      ))}
      <button
        type="button"
        onClick={state.startTaps}
        className="px-1 rounded border border-line-strong text-xs font-semibold hover:border-ink"
      >
        {copy.noneOfThese}
      </button>
    </fieldset>
  );
}

/** In px of the canvas: twice the CSS pixels that the picture usually has. */
const side = 192;
/** The room around the fronts, as a share of their size. */
const margin = 0.15;

/** The part of the photo that all fronts are in, dark except for one of them. */
function Picture({ photo, quad, around }: { photo: HTMLCanvasElement; quad: Quad; around: Quad[number][] }) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = ref.current?.getContext('2d');
    if (!context) return;
    const [xs, ys] = [around.map(({ x }) => x), around.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const scale = side / (Math.max(width, height) * (1 + 2 * margin));
    context.setTransform(
      scale,
      0,
      0,
      scale,
      side / 2 - (left + width / 2) * scale,
      side / 2 - (top + height / 2) * scale,
    );
    context.drawImage(photo, 0, 0);
    context.beginPath();
    for (const { x, y } of quad) context.lineTo(x, y);
    context.closePath();
    context.lineWidth = 6 / scale;
    context.strokeStyle = '#fff';
    context.stroke();
    context.rect(0, 0, photo.width, photo.height);
    context.fillStyle = 'rgb(22 33 29 / 0.6)';
    context.fill('evenodd');
  });
  return <canvas ref={ref} width={side} height={side} className="block w-full h-full bg-ink" />;
}
