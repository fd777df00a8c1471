import type { PageContext } from '../lib/page-context.ts';
import { type Candidate, fallbackOf, type Picture } from '../lib/pictures/pictures.ts';

interface Props {
  context: PageContext;
  /** Name of the picture in site/pictures/pictures.yaml. */
  id: string;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** It is in the first screen, so it is loaded at once with high priority. */
  first?: boolean;
  /** Uses the crop for phones below 768 px, if there is one. */
  crop?: boolean;
  /** No text alternative, because the text beside it describes it, or says all that matters. */
  decorative?: boolean;
}

/** A picture in AVIF, WebP and JPEG, in the size that fits, with its main colour as background. */
export function PictureOf({
  context,
  id,
  sizes,
  className = '',
  first = false,
  crop = false,
  decorative = false,
}: Props) {
  const picture = pictureBy(context, id);
  const { avif, webp } = picture.candidates;
  const phone = crop ? picture.phone : undefined;
  return (
    <picture className="contents">
      {phone && <source media={phoneMedia} type="image/avif" srcSet={srcSet(phone.avif)} sizes="100vw" />}
      {phone && <source media={phoneMedia} type="image/webp" srcSet={srcSet(phone.webp)} sizes="100vw" />}
      {/* In this order of attributes the HTML compresses best: what pictures have in common is side by side. */}
      <source sizes={sizes} type="image/avif" srcSet={srcSet(avif)} />
      <source sizes={sizes} type="image/webp" srcSet={srcSet(webp)} />
      <img
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        alt={decorative ? '' : picture.alt[context.lang]}
        width={picture.width}
        height={picture.height}
        className={`bg-[${picture.colour}] object-cover ${className}`}
        src={fallbackOf(picture)}
      />
    </picture>
  );
}

interface PreloadProps {
  context: PageContext;
  id: string;
  sizes: string;
  /** Screens on which the picture is in the first screen. Without it: all. */
  media?: string;
  /** Phones below 768 px show the crop, if there is one. */
  crop?: boolean;
}

/** Requests a first-screen picture before the parser reaches it. */
export function PicturePreload({ context, id, sizes, media, crop = false }: PreloadProps) {
  const { candidates, phone } = pictureBy(context, id);
  const cropped = crop ? phone : undefined;
  return (
    <>
      {cropped && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media={phoneMedia}
          imageSrcSet={srcSet(cropped.avif)}
          imageSizes="100vw"
          fetchPriority="high"
        />
      )}
      <link
        rel="preload"
        as="image"
        type="image/avif"
        media={media ?? (cropped && '(min-width:768px)')}
        imageSrcSet={srcSet(candidates.avif)}
        imageSizes={sizes}
        fetchPriority="high"
      />
    </>
  );
}

const phoneMedia = '(max-width:767px)';

/** @throws Error naming a picture that is not in site/pictures/pictures.yaml */
export function pictureBy({ site }: PageContext, id: string): Picture {
  const picture = site.pictures.get(id);
  if (!picture) throw new Error(`No picture is called "${id}": see site/pictures/pictures.yaml`);
  return picture;
}

/** The candidates as in the attribute `srcset`. */
export function srcSet(candidates: Candidate[]): string {
  return candidates.map(({ url, width }) => `${url} ${width}w`).join(',');
}
