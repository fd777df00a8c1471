import type { PageContext } from '../lib/page-context.ts';
import { PictureOf, pictureBy } from '../parts/PictureOf.tsx';

/** A picture between the paragraphs of an article, with its caption below. */
export function ArticlePicture({ context, id }: { context: PageContext; id: string }) {
  return (
    <figure>
      <PictureOf
        context={context}
        id={id}
        sizes="(min-width:1024px) 44rem, 100vw"
        className="w-full rounded aspect-[3/2]"
        decorative
      />
      <figcaption>{pictureBy(context, id).caption[context.lang]}</figcaption>
    </figure>
  );
}
