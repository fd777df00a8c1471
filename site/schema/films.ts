import { z } from 'zod';
import { filmGroups, films } from '../../widgets/domain/film/films.ts';
import { limited } from './page-texts.ts';
import { pictureId } from './section-parts.ts';
import { text } from './text.ts';

/** What the page of a film says about its family. */
const family = z.strictObject({
  name: text,
  /** The family in the shop of our supplier. */
  supplier: z.url(),
  /** What a shared link shows, where the film has no picture of its own. */
  picture: pictureId,
  care: text,
});

/** The words of the films' pages: site/content/films.yaml. Every film has its own, by code. */
export const filmWords = z.strictObject({
  /** The page that lists them. */
  index: z.strictObject({
    title: limited('title'),
    description: limited('description'),
    name: text,
    heading: text,
    lead: text,
    all: text,
  }),
  families: z.strictObject(
    Object.fromEntries(filmGroups.map((group) => [group, family])) as Record<
      (typeof filmGroups)[number],
      typeof family
    >,
  ),
  /** What a shared link shows: rooms or samples in the very film. */
  pictures: z.strictObject(
    Object.fromEntries(films.map(({ code }) => [code, pictureId.optional()])) as Record<
      string,
      z.ZodOptional<typeof pictureId>
    >,
  ),
  films: z.strictObject(
    Object.fromEntries(films.map(({ code }) => [code, text])) as Record<string, typeof text>,
  ),
});

export type FilmWords = z.infer<typeof filmWords>;
