import { type MailField, type PhotoOutcome, photoLine } from './mail.ts';

/*
 * A request is composed before its photos are uploaded, and may be sent days later. Until then its fields hold a slot for each photo,
 * marked by characters that nobody types.
 */

const slot = /\uE000(\d+)\uE001/g;

/** Placeholders for photos, to compose a request whose slots are filled later. */
export function photoSlots(photos: readonly PhotoOutcome[]): PhotoOutcome[] {
  return photos.map(({ name }, i) => ({ name, url: `\uE000${i}\uE001` }));
}

/** Replaces each slot by the result for its photo: its link, or its name. */
export function fillSlots(fields: readonly MailField[], photos: readonly PhotoOutcome[] = []): MailField[] {
  return fields.map(([name, value]) => [
    name,
    value.replace(slot, (empty, i: string) => {
      const photo = photos[Number(i)];
      return photo ? photoLine(photo) : empty;
    }),
  ]);
}
