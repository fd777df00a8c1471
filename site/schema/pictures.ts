import { z } from 'zod';
import { text } from './text.ts';

const pixels = z.number().int().nonnegative();
/** Left, top, width and height, in pixels of the original. */
const area = z.tuple([pixels, pixels, pixels, pixels]);

/**
 * The scene from which `npm run pictures` renders the picture, and the scene's options. `samples`: per pixel, for each of the two half
 * renders. `percent`: the size, of 1600 × 1000 pixels (a swatch: of 1000 × 1000). `trim`: the part that is kept,
 * `width`: its width, if less than that of the render, so that thin lines are smooth. `soften` (sigma in pixels,
 * from 0.6): blurs the whole picture. Where the budget of a phone asks for it alone, soften the crop instead.
 */
const render = z
  .object({
    scene: z.string(),
    exposure: z.number(),
    samples: z.number().int().min(8).default(32),
    percent: z.number().int().min(25).max(200).default(100),
    trim: area.optional(),
    width: z.number().int().positive().optional(),
    soften: z.number().min(0.6).optional(),
  })
  .catchall(z.union([z.string(), z.number()]));

/** The entries of site/pictures/pictures.yaml. */
export const pictureNotes = z.record(
  z.string(),
  z
    .strictObject({
      /** A description for people who cannot see it. */
      alt: text,
      /** The caption beside it. */
      caption: text,
      /** The part that is shown on a phone. */
      crop: area.optional(),
      /** Blurs that part, whose detail would not fit the budget of a phone's first screen: sigma in pixels. */
      soften: z.number().min(0.6).optional(),
      /** The picture has no file of its own: it is an enlarged part of another picture. */
      detail: z.strictObject({ of: z.string(), cut: area }).optional(),
      render: render.optional(),
    })
    .refine(
      ({ detail, render }) => !(detail && render),
      'A detail is not rendered: it is cut from another picture.',
    ),
);

export type PictureNotes = z.infer<typeof pictureNotes>;
