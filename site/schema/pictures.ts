import { z } from 'zod';
import { text } from './text.ts';

const pixels = z.number().int().nonnegative();
/** Left, top, width and height, in pixels of the original. */
const area = z.tuple([pixels, pixels, pixels, pixels]);

/**
 * The scene that `npm run pictures` renders it from, and that scene's options. `samples` of each half; `percent`: of 1600 × 1000
 * pixels (a swatch: of 1000 × 1000). `trim`: the part of it that is kept. `soften` (sigma in pixels, from 0.6) is for pictures so full of detail that a
 * phone's first screen would not hold them.
 */
const render = z
  .object({
    scene: z.string(),
    exposure: z.number(),
    samples: z.number().int().min(8).default(32),
    percent: z.number().int().min(25).max(100).default(100),
    trim: area.optional(),
    soften: z.number().min(0.6).optional(),
  })
  .catchall(z.union([z.string(), z.number()]));

/** What is written about each picture in site/pictures/pictures.yaml. */
export const pictureNotes = z.record(
  z.string(),
  z
    .strictObject({
      /** What it shows, for who cannot see it. */
      alt: text,
      /** What a visitor reads beside it. */
      caption: text,
      /** The part that a phone gets. */
      crop: area.optional(),
      /** It has no file of its own: it is a part of another picture, seen from nearer by. */
      detail: z.strictObject({ of: z.string(), cut: area }).optional(),
      render: render.optional(),
    })
    .refine(
      ({ detail, render }) => !(detail && render),
      'A detail is not rendered: it is cut from another picture.',
    ),
);

export type PictureNotes = z.infer<typeof pictureNotes>;
