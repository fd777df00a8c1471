import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { RequestCopy } from '../request/request.copy.ts';
import { mostPhotos, type Photo, type PhotoNotice } from '../request/request-state.ts';
import { Button } from './Button.tsx';

export interface PhotoPickerProps {
  photos: readonly Photo[];
  notices: readonly PhotoNotice[];
  copy: RequestCopy;
  onAdd(files: readonly File[]): void;
  onRemove(id: string): void;
  onRetry(id: string): void;
  onRetryAll(): void;
}

/**
 * The control to choose up to five photos: each with thumbnail, progress, remove and, after a failed upload, retry. After several failed
 * uploads one button retries all.
 */
export function PhotoPicker({
  photos,
  notices,
  copy,
  onAdd,
  onRemove,
  onRetry,
  onRetryAll,
}: PhotoPickerProps): ReactNode {
  const id = useId();
  const full = photos.length >= mostPhotos;
  return (
    <div className="flex flex-col gap-2" part="field">
      <p className="font-semibold text-sm" id={`${id}-label`}>
        {copy.photos}
      </p>
      <ul
        {...(photos.length > 0 && { tabIndex: -1, 'data-focus': 'photo-list' })}
        className={photos.length > 0 ? 'flex flex-col gap-2' : 'hidden'}
        aria-labelledby={`${id}-label`}
      >
        {photos.map((photo) => (
          <PhotoRow key={photo.id} photo={photo} copy={copy} onRemove={onRemove} onRetry={onRetry} />
        ))}
      </ul>
      {photos.filter(({ status }) => status === 'failed').length > 1 && (
        <Button look="quiet" onPress={onRetryAll}>
          {copy.photosRetry}
        </Button>
      )}
      <label
        className={
          full
            ? 'relative flex items-center justify-center min-h-[48px] px-4 rounded-lg border border-dashed border-line bg-sand text-ink-soft text-sm'
            : 'relative flex items-center justify-center min-h-[52px] mid:min-h-[96px] px-4 rounded-lg border border-dashed border-line-strong bg-white text-sm font-semibold transition-colors hover:border-ink focus-frame'
        }
      >
        <input
          type="file"
          name="photos"
          accept="image/*"
          multiple
          disabled={full}
          data-focus="photos"
          aria-describedby={`${id}-hint`}
          className="absolute inset-0 w-full h-full opacity-0 cursor-pointer"
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])]);
            // Otherwise the same file could not be chosen again after it was removed.
            event.target.value = '';
          }}
        />
        {full ? copy.photosFull : copy.photosAdd}
      </label>
      <p id={`${id}-hint`} className="text-xs text-ink-soft">
        {copy.photosHint}
      </p>
      <div role="alert">
        <ul className="flex flex-col gap-1 text-sm text-danger [overflow-wrap:anywhere]">
          {/* Phones call every photo `image.jpg`: only the place tells two notices apart. */}
          {notices.map((notice, i) => (
            <li key={i}>{copy.photoNotice(notice)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface PhotoRowProps {
  photo: Photo;
  copy: RequestCopy;
  onRemove(id: string): void;
  onRetry(id: string): void;
}

function PhotoRow({ photo, copy, onRemove, onRetry }: PhotoRowProps): ReactNode {
  const { id, name, status, progress, thumbnail } = photo;
  return (
    <li className="flex items-center gap-3 p-2 rounded-lg border border-line bg-white">
      <Thumbnail picture={thumbnail} />
      <div className="grow min-w-0 text-sm leading-snug">
        <p className="[overflow-wrap:anywhere]">{name}</p>
        <p className={status === 'failed' ? 'text-danger' : 'text-ink-soft'}>
          <span role="status">{copy.photoStatus[status]}</span>
          {/* Outside of the live region, which would be read aloud at every step. The bar beside it has the number. */}
          {status === 'uploading' && <span aria-hidden="true">{`, ${Math.round(progress * 100)}%`}</span>}
        </p>
        {status === 'uploading' && (
          <progress
            value={progress}
            max={1}
            aria-label={name}
            className="block w-full h-1.5 mt-1 accent-action"
          />
        )}
      </div>
      {status === 'failed' && (
        <button
          type="button"
          aria-label={copy.photoRetry(name)}
          onClick={() => onRetry(id)}
          className="size-11 grid place-items-center rounded text-lg hover:bg-sand"
        >
          ↻
        </button>
      )}
      <button
        type="button"
        aria-label={copy.photoRemove(name)}
        onClick={() => onRemove(id)}
        className="size-11 grid place-items-center rounded text-lg hover:bg-sand"
      >
        ×
      </button>
    </li>
  );
}

/** Drawn on a canvas: the `img-src` of many hosts would block an `img` with a `blob:` address. */
function Thumbnail({ picture }: { picture?: ImageBitmap }): ReactNode {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas || !picture || picture.width === 0) return;
    const side = Math.min(picture.width, picture.height);
    const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
    canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  }, [picture]);
  return <canvas ref={ref} width={96} height={96} className="size-12 rounded bg-sand shrink-0" />;
}
