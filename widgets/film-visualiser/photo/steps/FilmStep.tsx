import type { ReactNode } from 'react';
import type { StudioPartProps } from '../photo-studio.state.ts';
import { StudioButton } from '../StudioButton.tsx';

/** The film, which is chosen beside the photo: before and after. The way on stands with the price. */
export function FilmStep({ state, copy }: StudioPartProps): ReactNode {
  return (
    <div className="flex flex-wrap gap-2">
      <StudioButton onPress={() => state.use('compare')}>{copy.tool.compare}</StudioButton>
    </div>
  );
}
