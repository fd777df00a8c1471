import { type ReactNode, useState } from 'react';
import { euros } from '../../domain/numbers.ts';
import type { Language } from '../../domain/text.ts';
import { BrushSurface } from './BrushSurface.tsx';
import { CompareLine } from './CompareLine.tsx';
import type { Point } from './engine/geometry.ts';
import { Loupe } from './Loupe.tsx';
import { MarkSurface } from './MarkSurface.tsx';
import type { StudioPartProps, StudioPhoto } from './photo-studio.state.ts';
import { RunSurface } from './RunSurface.tsx';
import { type Count, filmedFronts } from './runs/work-fronts.ts';
import { useStageHeight } from './use-stage-height.ts';
import { useSurface } from './use-surface.ts';

interface StudioStageProps extends StudioPartProps {
  photo: StudioPhoto;
  /** Name of the film. */
  film: string;
  lang: Language;
  /** What stands in the corner, once there is a film to pay for. */
  price?: { count: Count; amount: number | undefined } | undefined;
}

/** The photo with its film, under the surface of the current tool. It stays visible while the visitor scrolls through the films. */
export function StudioStage({ state, copy, photo, film, lang, price }: StudioStageProps): ReactNode {
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
      className="relative sticky-top z-10 mx-auto w-full overflow-hidden rounded-lg bg-sand select-none"
      style={{
        aspectRatio: `${photo.width} / ${photo.height}`,
        // On a low screen there must be room for a control below the photo.
        maxWidth: `calc(clamp(50vh, 100vh - 224px, 70vh) * ${photo.width / photo.height})`,
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
      {price && (
        <p
          part="amount"
          className="absolute right-2 bottom-2 px-3 py-1 wide:px-4 wide:py-2 rounded-lg bg-white shadow-float leading-tight pointer-events-none"
        >
          {price.amount !== undefined && (
            <span className="block text-lg wide:text-xl font-semibold tabular">
              {copy.from(euros(price.amount, lang))}
            </span>
          )}
          <span className="text-sm">{copy.counted(price.count)}</span>
        </p>
      )}
    </div>
  );
}
