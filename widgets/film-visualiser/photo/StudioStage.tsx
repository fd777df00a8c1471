import { type ReactNode, useState } from 'react';
import { BrushSurface } from './BrushSurface.tsx';
import { CompareLine } from './CompareLine.tsx';
import type { Point } from './engine/geometry.ts';
import { Loupe } from './Loupe.tsx';
import { MarkSurface } from './MarkSurface.tsx';
import type { StudioPartProps, StudioPhoto } from './photo-studio.state.ts';
import { RunSurface } from './RunSurface.tsx';
import { filmedFronts } from './runs/work-fronts.ts';
import { useStageHeight } from './use-stage-height.ts';
import { useSurface } from './use-surface.ts';

interface StudioStageProps extends StudioPartProps {
  photo: StudioPhoto;
  /** Name of the film. */
  film: string;
}

/** The photo with its film, under the surface of the current tool. */
export function StudioStage({ state, copy, photo, film }: StudioStageProps): ReactNode {
  const { surfaces, step, tool, divider, dragging, history } = state;
  const below = useSurface(surfaces?.photo);
  const above = useSurface(surfaces?.film);
  const stage = useStageHeight();
  // The point that a dragging finger hides.
  const [loupe, setLoupe] = useState<Point>();
  const before = tool === 'compare' ? divider : 0;
  const marksRuns = tool === 'steps' && (step === 'mark' || step === 'check');
  return (
    <div
      ref={stage}
      part="photo-stage"
      className="relative mx-auto w-full overflow-hidden bg-sand select-none"
      style={{
        aspectRatio: `${photo.width} / ${photo.height}`,
        // With header and steps above it, and a control below it, all of the photo must be on one screen.
        maxWidth: `calc(clamp(40vh, 100vh - 300px, 60vh) * ${photo.width / photo.height})`,
      }}
    >
      <div role="img" aria-label={copy.photo(filmedFronts(history.now).length, film)}>
        <div ref={below} className="absolute inset-0" />
        <div
          ref={above}
          // The old fronts must be visible to find their edges.
          className={dragging || marksRuns ? 'absolute inset-0 opacity-25' : 'absolute inset-0'}
          style={{ clipPath: `inset(0 0 0 ${before}%)` }}
        />
      </div>
      {marksRuns && <RunSurface state={state} copy={copy} photo={photo} onLoupe={setLoupe} />}
      {tool === 'mark' && <MarkSurface state={state} copy={copy} photo={photo} onLoupe={setLoupe} />}
      {tool === 'brush' && <BrushSurface state={state} copy={copy} photo={photo} />}
      {tool === 'compare' && <CompareLine state={state} copy={copy} />}
      {loupe && surfaces && <Loupe photo={surfaces.photo} at={loupe} />}
    </div>
  );
}
