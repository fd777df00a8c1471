/**
 * The codes that `npm run partner` hands out (rule `partner-code`). Written like the attribute `pattern` of a field: for the whole text, with a
 * hyphen that is escaped. The table of partners has the same rule in SQL.
 */
export const partnerCodePattern = '[a-z0-9][a-z0-9\\-]{1,60}';

/** Whether a text is a code that can get figures. Visits keep others too: see `cleanPartner`. */
export function isPartnerCode(text: string): boolean {
  return new RegExp(`^(?:${partnerCodePattern})$`, 'v').test(text);
}
