import { z } from 'zod';
import { nameKinds } from './name-kinds.ts';
import { richText, text } from './text.ts';

/*
 * Shared parts of the schemas of sections. The YAML holds the content of a page, the component decides how it looks. A `layout` picks one
 * of a few designs, so that pages vary.
 */

export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'an anchor has small letters, digits and hyphens');
/** A picture of site/pictures/pictures.yaml. */
export const pictureId = z.string().register(nameKinds, { kind: 'picture' });
/** An icon of lucide, for example `shield-check`. */
export const icon = z.string().register(nameKinds, { kind: 'icon' });
/** The route of a page of this site. */
export const route = z.string().startsWith('/').register(nameKinds, { kind: 'route' });
export const figure = z.strictObject({ figure: text, label: text });

/**
 * Where a button leads: a route of this site (`/prijscalculator`, `/#contact`), an anchor on this page (`#voorbeelden`), or another site. It
 * may quote a fact: `tel:{company.phoneInternational}`, `{company.mapReviews}`.
 */
export const action = z.strictObject({
  label: text,
  to: z
    .string()
    .regex(
      /^(\/|#|https:\/\/|tel:|mailto:|\{company\.)/,
      'begins with /, #, https://, tel:, mailto: or {company.…}',
    )
    .register(nameKinds, { kind: 'link' }),
  /** It leads to the page on which people make an appointment (`company.appointments`). Without such a page it leads where `to` says. */
  appointment: z.boolean().default(false),
});

/** Which part of a picture a card shows, so that one picture can serve two cards without looking the same. */
export const crop = z.enum(['left', 'centre', 'right', 'top', 'bottom', 'detail']).default('centre');

/** Marks invented content, until there is real content: a production build refuses samples. */
export const sample = z.boolean();

export const opening = { id: anchor.optional(), title: text, text: richText.optional() };

export const titled = z.strictObject({ title: text, text });

/** A widget by its tag, with its attributes (without `lang`, which the page sets). */
export const widget = z.strictObject({
  tag: z
    .string()
    .regex(/^wrap-[a-z-]+$/, 'a widget tag begins with wrap-')
    .register(nameKinds, { kind: 'widget' }),
  attributes: z.record(z.string(), z.string()).default({}),
  /** The widget is in the first screen, so its scripts are preloaded. */
  first: z.boolean().default(false),
});
