import { z } from 'zod';
import { action, pageSections } from './page-sections.ts';
import { text } from './text.ts';

const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/, 'an anchor has small letters, digits and hyphens');
const pictureId = z.string().regex(/^[a-z0-9-]+$/);
const icon = z.string().regex(/^[a-z0-9-]+$/, 'an icon is named as in lucide, for example shield-check');
const titled = z.strictObject({ title: text, text });

/** A widget by its tag, with the attributes it takes (without `lang`: the page gives that). */
export const widget = z.strictObject({
  tag: z.string().regex(/^wrap-[a-z-]+$/, 'a widget tag begins with wrap-'),
  attributes: z.record(z.string(), z.string()).default({}),
  /** Stands in the first screen: its scripts are asked for at once. */
  first: z.boolean().default(false),
});

/** Every kind of section a page may hold, by `type`. The component of the same name in site/sections/ draws it. */
export const sections = {
  hero: z.strictObject({
    type: z.literal('hero'),
    title: text,
    lead: text,
    pills: z.array(z.strictObject({ icon, text })).length(3),
    picture: pictureId,
    quote: text,
    call: text,
    hours: text,
    freelancer: text,
    card: z.strictObject({
      title: text,
      label: text,
      placeholder: text,
      button: text,
      note: text,
      choices: z.array(z.strictObject({ value: z.string(), label: text })).min(2),
    }),
  }),
  'selling-points': z.strictObject({
    type: z.literal('selling-points'),
    title: text,
    points: z.array(titled.extend({ figure: text })).length(4),
  }),
  compare: z.strictObject({
    type: z.literal('compare'),
    title: text,
    text,
    left: z.strictObject({ picture: pictureId, label: text }),
    right: z.strictObject({ picture: pictureId, label: text }),
    handle: text,
  }),
  widget: widget.extend({
    type: z.literal('widget'),
    /** Words beside it, or above it and all the width for itself. */
    layout: z.enum(['beside', 'wide']).default('beside'),
    id: anchor.optional(),
    title: text.optional(),
    text: text.optional(),
    notes: z.array(text).default([]),
    /** What stands there until its script comes, where a page has no bytes for the widget itself. */
    instead: action.extend({ picture: pictureId }).optional(),
    /** Shows when the address ends in its id: for who sent a form without scripts. */
    received: titled.extend({ id: anchor }).optional(),
  }),
  intro: z.strictObject({
    type: z.literal('intro'),
    title: text,
    lead: text,
    facts: z.array(titled).default([]),
    widget: widget.optional(),
    picture: pictureId.optional(),
  }),
  questions: z.strictObject({
    type: z.literal('questions'),
    id: anchor.optional(),
    title: text,
    text: text.optional(),
    questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
  }),
  contact: z.strictObject({
    type: z.literal('contact'),
    title: text,
    lead: text,
    stepsTitle: text,
    steps: z.array(titled).min(2),
    picture: pictureId.optional(),
    widget: widget.optional(),
  }),
  'closing-call': z.strictObject({
    type: z.literal('closing-call'),
    title: text,
    text,
    button: text,
    picture: pictureId.optional(),
  }),
  ...pageSections,
} as const;

type Sections = typeof sections;

export type SectionType = keyof Sections;

/** One section as written, both languages. */
export const section = z.discriminatedUnion(
  'type',
  Object.values(sections) as [Sections['hero'], ...Sections[SectionType][]],
);

/** What a section of this type holds, as written in the page's file. */
export type SectionContent<T extends SectionType> = z.infer<Sections[T]>;
