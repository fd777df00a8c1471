import type { PageContext } from '../lib/page-context.ts';
import { PictureOf, pictureBy } from './PictureOf.tsx';

/** The part of a picture that is shown. */
export type Crop = 'left' | 'centre' | 'right' | 'top' | 'bottom' | 'detail';

const positions: Record<Crop, string> = {
  left: 'object-left',
  centre: 'object-center',
  right: 'object-right',
  top: 'object-top',
  bottom: 'object-bottom',
  detail: 'object-[62%_60%] [scale:1.7]',
};

interface Props {
  context: PageContext;
  id: string;
  sizes: string;
  crop?: Crop;
  /** Classes of the frame, which give it its shape. */
  className?: string;
  decorative?: boolean;
}

/** Narrower pictures have too few pixels to be enlarged. */
const enough = 1000;

/** A picture cut to its frame, so that one picture can serve two cards without looking the same. */
export function CroppedPicture({
  context,
  id,
  sizes,
  crop: asked = 'centre',
  className = '',
  decorative,
}: Props) {
  const narrow = pictureBy(context, id).width < enough;
  const crop = asked === 'detail' && narrow ? 'centre' : asked;
  return (
    <div className={`overflow-hidden ${className}`}>
      <PictureOf
        context={context}
        id={id}
        sizes={crop === 'detail' ? enlarged(sizes) : sizes}
        className={`w-full h-full ${positions[crop]}`}
        decorative={decorative}
      />
    </div>
  );
}

/** A detail is enlarged beyond its frame, so it needs more pixels. */
function enlarged(sizes: string): string {
  return sizes.replace(
    /(?<!width:)\b(\d+)(vw|rem)/g,
    (_, width: string, unit: string) => `${Math.round(Number(width) * 1.7)}${unit}`,
  );
}
