import { type ReactNode, useState } from 'react';
import { BrushSurface } from './BrushSurface.tsx';
import { CompareLine } from './CompareLine.tsx';
import type { Point } from './engine/geometry.ts';
import { Loupe } from './Loupe.tsx';
import { MarkSurface } from './MarkSurface.tsx';
import type { StudioPartProps, StudioPhoto } from './photo-studio.state.ts';
import { useStageHeight } from './use-stage-height.ts';
import { useSurface } from './use-surface.ts';

interface StudioStageProps extends StudioPartProps {
  photo: StudioPhoto;
  /** Name of the film. */
  film: string;
}

/** The photo with its film, under the surface of the current tool. It stays visible while the visitor scrolls through the films. */
export function StudioStage({ state, copy, photo, film }: StudioStageProps): ReactNode {
  const { surfaces, tool, divider, dragging, history } = state;
  const below = useSurface(surfaces?.photo);
  const above = useSurface(surfaces?.film);
  const stage = useStageHeight();
  // The point that a dragging finger hides.
  const [loupe, setLoupe] = useState<Point>();
  const before = tool === 'compare' ? divider : 0;
  return (
    <div
      ref={stage}
      part="photo-stage"
      className="relative sticky-top z-10 mx-auto w-full overflow-hidden rounded-lg bg-sand select-none"
      style={{
        aspectRatio: `${photo.width} / ${photo.height}`,
        // On a low screen there must be room for a control below the photo.
        maxWidth: `calc(clamp(50vh, 100vh - 224px, 70vh) * ${photo.width / photo.height})`,
      }}
    >
      <div role="img" aria-label={copy.photo(history.now.fronts.length, film)}>
        <div ref={below} className="absolute inset-0" />
        <div
          ref={above}
          className={dragging ? 'absolute inset-0 opacity-25' : 'absolute inset-0'}
          style={{ clipPath: `inset(0 0 0 ${before}%)` }}
        />
      </div>
      {tool === 'mark' && <MarkSurface state={state} copy={copy} photo={photo} onLoupe={setLoupe} />}
      {tool === 'brush' && <BrushSurface state={state} copy={copy} photo={photo} />}
      {tool === 'compare' && <CompareLine state={state} copy={copy} />}
      {loupe && surfaces && <Loupe photo={surfaces.photo} at={loupe} />}
    </div>
  );
}
