import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { StudioPartProps } from '../photo-studio.state.ts';
import { StudioButton } from '../StudioButton.tsx';

/** The film, which is chosen beside the photo: before and after, and the way on. */
export function FilmStep({ state, copy }: StudioPartProps): ReactNode {
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="primary" onPress={() => state.go('send')}>
        {copy.toPrice}
      </Button>
      <StudioButton onPress={() => state.use('compare')}>{copy.tool.compare}</StudioButton>
    </div>
  );
}
