import { type ReactNode, useState } from 'react';
import { BrushSurface } from './BrushSurface.tsx';
import { CompareLine } from './CompareLine.tsx';
import type { Point } from './engine/geometry.ts';
import { Loupe } from './Loupe.tsx';
import { MarkSurface } from './MarkSurface.tsx';
import type { Step, StudioPartProps, StudioPhoto } from './photo-studio.state.ts';
import { RunSurface } from './RunSurface.tsx';
import { filmedFronts } from './runs/work-fronts.ts';
import { StudioButton } from './StudioButton.tsx';
import { useStageHeight } from './use-stage-height.ts';
import { useSurface } from './use-surface.ts';

interface StudioStageProps extends StudioPartProps {
  photo: StudioPhoto;
  /** Name of the film. */
  film: string;
  /** Where the panel with the price is. */
  panel: 'beside' | 'below' | undefined;
}

/**
 * In px: the room for a panel beside the photo; the heights of the bar of steps with its margins, of the text, of a panel below, and of a
 * row of films.
 */
const sizes = { beside: 168, bar: 76, head: 62, below: 64, films: 160 };

/** The photo with its film, under the surface of the current tool. */
export function StudioStage({ state, copy, photo, film, panel }: StudioStageProps): ReactNode {
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
      className="relative mx-auto overflow-hidden bg-sand select-none"
      style={{
        aspectRatio: `${photo.width} / ${photo.height}`,
        width: `calc(100% - ${panel === 'beside' ? sizes.beside : 0}px)`,
        maxWidth: widestOf(photo, step, panel === 'below'),
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
      {tool === 'steps' && step === 'film' && (
        <div style={{ position: 'absolute', left: '8px', bottom: '8px' }}>
          <StudioButton onPress={() => state.use('compare')}>{copy.tool.compare}</StudioButton>
        </div>
      )}
      {loupe && surfaces && <Loupe photo={surfaces.photo} at={loupe} />}
    </div>
  );
}

/**
 * All of the photo must be on one screen with what the visitor compares it with: what the step asks, its price, and on a phone also a row of
 * films, which replaces the bar of steps. Where there are two columns (from 800 px), films and controls are beside it.
 */
function widestOf({ width, height }: StudioPhoto, step: Step, hasPanelBelow: boolean): string {
  const { bar, head, below, films } = sizes;
  const fixed = bar + head + (hasPanelBelow ? below : 0);
  const more = step === 'film' ? films - bar : 0;
  const inOneColumn = `clamp(0px, (800px - 100cqi) * 999, var(--under, 0px) + ${more}px)`;
  const tallest = `100svh - var(--wrap-sticky-top, 1rem) - ${fixed}px - ${inOneColumn}`;
  return `calc(clamp(33vh, ${tallest}, 60vh) * ${width / height})`;
}
