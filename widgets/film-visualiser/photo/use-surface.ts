import { type RefObject, useEffect, useRef } from 'react';

/** The container of a canvas that React does not manage: the canvas keeps its content when the studio is closed and opened again. */
export function useSurface(canvas: HTMLCanvasElement | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!canvas) return;
    Object.assign(canvas.style, { width: '100%', height: '100%' });
    ref.current?.replaceChildren(canvas);
  }, [canvas]);
  return ref;
}
