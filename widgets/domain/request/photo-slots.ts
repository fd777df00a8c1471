import { type MailField, type PhotoOutcome, photoLine } from './mail.ts';

/*
 * A request is composed before its photos are there, and may be sent days later: until then its fields hold a slot for
 * each photo, between signs that nobody types.
 */

const slot = /\uE000(\d+)\uE001/g;

/** Photos to compose a request with whose fields are to be filled later. */
export function photoSlots(photos: readonly PhotoOutcome[]): PhotoOutcome[] {
  return photos.map(({ name }, i) => ({ name, url: `\uE000${i}\uE001` }));
}

/** Puts what became of each photo into its slots: its link, or its name. */
export function fillSlots(fields: readonly MailField[], photos: readonly PhotoOutcome[] = []): MailField[] {
  return fields.map(([name, value]) => [
    name,
    value.replace(slot, (empty, i: string) => {
      const photo = photos[Number(i)];
      return photo ? photoLine(photo) : empty;
    }),
  ]);
}
