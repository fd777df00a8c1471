import { z } from 'zod';
import { text } from './text.ts';

/*
 * What the schemas of sections share. What a page says is in its YAML; how it looks is the component's: a `layout` picks one of a few
 * that were designed for it, so that pages vary.
 */

export const anchor = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'an anchor has small letters, digits and hyphens');
export const pictureId = z.string().regex(/^[a-z0-9-]+$/);
export const icon = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'an icon is named as in lucide, for example shield-check');
export const figure = z.strictObject({ figure: text, label: text });

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
export const crop = z.enum(['left', 'centre', 'right', 'top', 'bottom', 'detail']).default('centre');

/** Made up until real ones come: a production build refuses samples. */
export const sample = z.boolean();

export const opening = { id: anchor.optional(), title: text, text: text.optional() };

export const titled = z.strictObject({ title: text, text });

/** A widget by its tag, with the attributes it takes (without `lang`: the page gives that). */
export const widget = z.strictObject({
  tag: z.string().regex(/^wrap-[a-z-]+$/, 'a widget tag begins with wrap-'),
  attributes: z.record(z.string(), z.string()).default({}),
  /** Stands in the first screen: its scripts are asked for at once. */
  first: z.boolean().default(false),
});
