import { z } from 'zod';
import { text } from './text.ts';

/*
 * The sections of inner pages. What a page says is in its YAML; how it looks is the component's: a `layout` picks one of a few
 * that were designed for it, so that pages vary.
 */

const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'an anchor has small letters, digits and hyphens');
const pictureId = z.string().regex(/^[a-z0-9-]+$/);
const icon = z.string().regex(/^[a-z0-9-]+$/, 'an icon is named as in lucide, for example shield-check');
const figure = z.strictObject({ figure: text, label: text });

/**
 * Where a button leads: a route of ours (`/prijscalculator`, `/#contact`), an anchor here (`#voorbeelden`), or another site. It may
 * quote a fact: `tel:{company.phoneInternational}`, `{company.appointments}`.
 */
export const action = z.strictObject({
  label: text,
  to: z
    .string()
    .regex(
      /^(\/|#|https:\/\/|tel:|mailto:|\{company\.)/,
      'begins with /, #, https://, tel:, mailto: or {company.…}',
    ),
});

/** Which part of a picture a card shows, so that one picture can serve two cards without looking the same. */
const crop = z.enum(['left', 'centre', 'right', 'top', 'bottom', 'detail']).default('centre');

/** Made up until real ones come: a production build refuses samples. */
const sample = z.boolean();

const opening = { id: anchor.optional(), title: text, text: text.optional() };

export const pageSections = {
  /** The head of an inner page, over a large picture. */
  'page-hero': z.strictObject({
    type: z.literal('page-hero'),
    title: text,
    lead: text,
    picture: pictureId,
    actions: z.array(action).max(3).default([]),
    figures: z.array(figure).default([]),
  }),
  /** Finished work: where, how long it took, in which film. */
  projects: z.strictObject({
    type: z.literal('projects'),
    ...opening,
    sample,
    layout: z.enum(['mosaic', 'rows', 'strip']),
    projects: z
      .array(
        z.strictObject({
          title: text,
          place: z.string(),
          picture: pictureId,
          crop,
          duration: text.optional(),
          film: text.optional(),
          text: text.optional(),
          kind: text.optional(),
          client: text.optional(),
          year: z.number().int().optional(),
          /** What was done. */
          work: z.array(text).default([]),
          results: z.array(text).default([]),
          /** 1 to 5. */
          rating: z.number().min(1).max(5).optional(),
        }),
      )
      .min(2),
  }),
  benefits: z.strictObject({
    type: z.literal('benefits'),
    ...opening,
    layout: z.enum(['list', 'columns', 'beside']),
    picture: pictureId.optional(),
    benefits: z.array(z.strictObject({ icon, title: text, text, details: z.array(text).default([]) })).min(2),
  }),
  steps: z.strictObject({
    type: z.literal('steps'),
    ...opening,
    layout: z.enum(['line', 'grid']),
    picture: pictureId.optional(),
    steps: z.array(z.strictObject({ title: text, text, time: text.optional() })).min(3),
  }),
  /** Kinds of something: frames, furniture, films, rooms, uses. `index` is a list set in type, `tiles` has pictures. */
  kinds: z.strictObject({
    type: z.literal('kinds'),
    ...opening,
    layout: z.enum(['index', 'tiles', 'swatches']),
    kinds: z
      .array(
        z.strictObject({
          title: text,
          text: text.optional(),
          picture: pictureId.optional(),
          count: text.optional(),
          features: z.array(text).default([]),
          link: action.optional(),
        }),
      )
      .min(2),
    more: action.optional(),
  }),
  /** Prices, or any figures that want a table. The first column is the row's head. */
  'price-table': z.strictObject({
    type: z.literal('price-table'),
    ...opening,
    columns: z.array(text).min(2),
    rows: z
      .array(z.strictObject({ label: text, note: text.optional(), values: z.array(text).min(1) }))
      .min(2),
    footnote: text.optional(),
  }),
  comparison: z.strictObject({
    type: z.literal('comparison'),
    ...opening,
    wrap: text,
    replace: text,
    rows: z
      .array(
        z.strictObject({
          aspect: text,
          wrap: text,
          replace: text,
          winner: z.enum(['wrap', 'replace', 'equal']),
        }),
      )
      .min(2),
  }),
  figures: z.strictObject({ type: z.literal('figures'), title: text, figures: z.array(figure).min(2) }),
  /** Where we work. Without `areas` it shows those of the facts. */
  areas: z.strictObject({
    type: z.literal('areas'),
    ...opening,
    areas: z.array(z.strictObject({ name: z.string(), cities: z.array(z.string()).min(1) })).optional(),
  }),
  /** Running text; paragraphs may hold links and stress. */
  story: z.strictObject({
    type: z.literal('story'),
    id: anchor.optional(),
    title: text,
    paragraphs: z.array(text).min(1),
    list: z.array(text).default([]),
    picture: pictureId.optional(),
    side: z.enum(['left', 'right']).default('right'),
    actions: z.array(action).default([]),
  }),
  testimonials: z.strictObject({
    type: z.literal('testimonials'),
    ...opening,
    sample,
    testimonials: z
      .array(
        z.strictObject({
          name: z.string(),
          place: z.string(),
          project: text,
          rating: z.number().min(1).max(5),
          headline: text,
          text,
          date: z.iso.date(),
        }),
      )
      .min(3),
  }),
  /** Names set in type: clients, brands. */
  names: z.strictObject({
    type: z.literal('names'),
    ...opening,
    sample,
    groups: z.array(z.strictObject({ title: text, names: z.array(z.string()).min(3) })).min(1),
  }),
  /** Ways into other pages. `large` ones have a picture and features. */
  links: z.strictObject({
    type: z.literal('links'),
    ...opening,
    layout: z.enum(['large', 'small', 'index']),
    links: z
      .array(
        z.strictObject({
          to: z.string().startsWith('/'),
          title: text,
          text,
          label: text.optional(),
          picture: pictureId.optional(),
          features: z.array(text).default([]),
        }),
      )
      .min(2),
    more: action.optional(),
  }),
  /** Numbered articles of terms. */
  articles: z.strictObject({
    type: z.literal('articles'),
    title: text,
    intro: text.optional(),
    articles: z.array(z.strictObject({ title: text, paragraphs: z.array(text).min(1) })).min(2),
  }),
  places: z.strictObject({
    type: z.literal('places'),
    ...opening,
    places: z
      .array(z.strictObject({ city: z.string(), text, distance: text, services: z.array(text).min(1) }))
      .min(2),
  }),
  /** Reviews, sharing and social profiles. Profiles come from the facts. */
  social: z.strictObject({
    type: z.literal('social'),
    ...opening,
    reviews: z.strictObject({ title: text, text, label: text }).optional(),
    share: z.strictObject({ title: text, text, label: text }).optional(),
    follow: z.strictObject({ title: text, text }).optional(),
  }),
  /** One thing to know or do, set apart. */
  box: z.strictObject({ type: z.literal('box'), ...opening, actions: z.array(action).default([]) }),
  /** Before and after in words, for work that has one picture. */
  transformations: z.strictObject({
    type: z.literal('transformations'),
    ...opening,
    sample,
    transformations: z
      .array(
        z.strictObject({
          title: text,
          subject: z.string(),
          facts: text,
          place: z.string(),
          text,
          before: text,
          after: text,
          services: z.array(text).min(1),
          results: z.array(text).min(1),
          picture: pictureId,
          crop,
        }),
      )
      .min(2),
  }),
} as const;
