import { z } from 'zod';
import { text } from './text.ts';

const pixels = z.number().int().nonnegative();

/** What is written about each picture in site/pictures/pictures.yaml. */
export const pictureNotes = z.record(
  z.string(),
  z.strictObject({
    alt: text,
    crop: z.tuple([pixels, pixels, pixels, pixels]).optional(),
    /**
     * The scene that `npm run pictures` renders it from, and that scene's options. `soften` (sigma in pixels, from 0.6) is for
     * pictures so full of detail that a phone's first screen would not hold them.
     */
    render: z
      .object({ scene: z.string(), exposure: z.number(), soften: z.number().min(0.6).optional() })
      .catchall(z.union([z.string(), z.number()]))
      .optional(),
  }),
);

export type PictureNotes = z.infer<typeof pictureNotes>;
