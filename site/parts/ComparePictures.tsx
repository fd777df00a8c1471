import type { PageContext } from '../lib/page-context.ts';
import { Icon } from './Icon.tsx';
import { PictureOf } from './PictureOf.tsx';

interface Shown {
  picture: string;
  /** What the picture shows, in a corner of it. */
  label: string;
}

interface Props {
  context: PageContext;
  left: Shown;
  right: Shown;
  /** Name of the handle. */
  handle: string;
  sizes: string;
  /** Classes of the pictures, which give them their shape, and of the frame around both. */
  shape: string;
  className?: string;
}

const tag = 'absolute bottom-4 px-3 py-1 rounded-sm bg-paper text-xs';

/**
 * Two pictures of the same place, one over the other, with a handle to drag between them. Without a script they are one below the other.
 * The page needs the inline script `compare`, once for all.
 */
export function ComparePictures({ context, left, right, handle, sizes, shape, className }: Props) {
  return (
    <div data-compare="" className={className}>
      <figure className="relative">
        <PictureOf context={context} id={left.picture} sizes={sizes} className={`w-full ${shape}`} />
        <figcaption className={`${tag} left-4`}>{left.label}</figcaption>
      </figure>
      <figure className="relative">
        <PictureOf context={context} id={right.picture} sizes={sizes} className={`w-full ${shape}`} />
        <figcaption className={`${tag} right-4`}>{right.label}</figcaption>
      </figure>
      <input type="range" step="2" aria-label={handle} />
      <div aria-hidden="true">
        <span>
          <Icon name="chevrons-left-right" />
        </span>
      </div>
    </div>
  );
}
