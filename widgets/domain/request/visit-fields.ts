import type { MailField } from './mail.ts';
import type { Visits } from './visit.ts';

/** The mail fields of the last visit, then those of the first as `first_…`. Only those with a value. */
export function visitFields({ first, last }: Visits): MailField[] {
  return [
    ...Object.entries(last),
    ...Object.entries(first).map(([name, value]): MailField => [`first_${name}`, value]),
  ];
}
