import { z } from 'zod';
import { nameKinds } from './name-kinds.ts';
import { text } from './text.ts';

/** One project, in site/content/projects.yaml. */
const project = z
  .strictObject({
    /** A text where the languages differ: Den Haag, The Hague. */
    place: z.union([z.string().min(2), text]),
    /** What was wrapped, in the words of `npm run price`. Its price is the calculator's. */
    job: z.string().optional(),
    film: text,
    /** Working days: half a day is 0.5. */
    days: z.number().positive().optional(),
    weeks: z.number().int().min(2).optional(),
    year: z.number().int().optional(),
    /** Other figures of the work, by name. */
    counts: z.record(z.string(), z.number().positive()).optional(),
    boat: z
      .strictObject({ name: z.string(), kind: text, metres: z.number().positive(), year: z.number().int() })
      .optional(),
  })
  .refine(({ days, weeks }) => !(days && weeks), 'a project took days or weeks, not both');

/** All projects, by name. */
export const projects = z.record(
  z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'a name is written as rotterdamKitchen'),
  project,
);

/** The name of a project, on a card or a review. */
export const projectName = z.string().register(nameKinds, { kind: 'project' });

export type Project = z.infer<typeof project>;
