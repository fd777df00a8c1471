import { memo, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { BrushTools } from './BrushTools.tsx';
import { ChoosePhoto } from './ChoosePhoto.tsx';
import { MarkTools } from './MarkTools.tsx';
import { photoStudioCopy } from './photo-studio.copy.ts';
import type { PhotoStudioViewProps } from './photo-studio.state.ts';
import { StudioSlider } from './StudioSlider.tsx';
import { StudioStage } from './StudioStage.tsx';
import { ToolChoice } from './ToolChoice.tsx';

/** The visitor's own photo, with film on the parts that they mark. */
export const PhotoStudio = memo(function PhotoStudio({
  store,
  lang,
  requestLink,
}: PhotoStudioViewProps): ReactNode {
  const state = useStore(store);
  const copy = photoStudioCopy[lang];
  const { history, tool, notice, attached } = state;
  const { photo, fronts, lighter } = history.now;
  // In a narrow container the parts are placed in the surrounding grid, so that the photo stays visible next to the films too.
  return (
    <div part="photo-studio" className="contents wide:flex wide:flex-col wide:gap-4">
      {photo && <StudioStage state={state} copy={copy} photo={photo} film={state.film.name[lang]} />}
      <div className="flex flex-col gap-4">
        <p role="status" className="text-sm font-semibold">
          {notice && copy.notice(notice)}
        </p>
        {photo && (
          <>
            <ToolChoice state={state} copy={copy} />
            {tool === 'mark' && <MarkTools state={state} copy={copy} />}
            {tool === 'brush' && <BrushTools state={state} copy={copy} />}
            <StudioSlider
              name="lighter"
              label={copy.lighter}
              min={-100}
              max={100}
              step={5}
              value={lighter}
              text={copy.lighterBy(lighter)}
              onChange={state.setLighter}
            />
          </>
        )}
        {fronts.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {requestLink && (
              <Button look="primary" onPress={state.attach}>
                {copy.attach}
              </Button>
            )}
            {requestLink && attached && (
              <a href={requestLink} className="py-2 text-sm font-semibold">
                {copy.toForm}
              </a>
            )}
            <Button look="secondary" onPress={state.save}>
              {copy.save}
            </Button>
          </div>
        )}
        <ChoosePhoto state={state} copy={copy} />
      </div>
    </div>
  );
});
