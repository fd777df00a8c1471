import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import type { FilmVisualiserViewProps } from './film-visualiser.state.ts';

/** The way to a photo of the visitor's own, and back. */
export function OwnPhoto({ store, copy }: FilmVisualiserViewProps): ReactNode {
  const { look, alive, own, openOwnPhoto, closeOwnPhoto } = useStore(store);
  if (look === 'compact' || !alive) return null;
  return (
    <div className="flex flex-col gap-2">
      {own === 'yes' ? (
        <Button look="secondary" onPress={closeOwnPhoto}>
          {copy.ourRooms}
        </Button>
      ) : (
        <Button look="secondary" incomplete={own === 'loading'} onPress={openOwnPhoto}>
          {own === 'loading' ? copy.loading : copy.ownPhoto}
        </Button>
      )}
      <p role="alert" className="text-sm text-danger">
        {own === 'failed' && copy.ownPhotoFailed}
      </p>
    </div>
  );
}
